// @vitest-environment happy-dom
import type { AnswerOf } from '@sigorta/contracts/operation';
import {
  accountDetail,
  accountNewFactor,
  accountOthersEnd,
  accountPassword,
  accountRecoveryCodes,
  accountSessionEnd,
} from '@sigorta/contracts/panel/account';
import { staffEnrol } from '@sigorta/contracts/panel/sign-in';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { type PanelPage, renderPanel } from '../../testing/render-panel.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const session = {
  id: 'session-00001',
  browser: 'Firefox · Linux',
  network: '192.0.2.x',
  since: '2026-11-21T08:00:00.000Z',
  seenAt: '2026-11-21T09:00:00.000Z',
  own: true,
};
const other = { ...session, id: 'session-00002', browser: 'Safari · iOS', own: false };
const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];

type Passkeys = NonNullable<AnswerOf<typeof accountDetail>['passkeys']>;

const show = async (sessions = [session, other], passkeys: Passkeys = []) => {
  const gateway = fakeGateway();
  gateway.answer(accountDetail, { recoveryCodesLeft: 7, passkeys, sessions });
  for (const operation of [accountSessionEnd, accountOthersEnd, accountPassword])
    gateway.answer(operation, { success: true });
  const page = await renderPanel(<ProfilePage />, { gateway, role: 'agent', path: '/panel/profile' });
  return { gateway, page };
};

test('the page says who one is and for whom one works', async () => {
  const { page } = await show();
  expect(page.getByText('Deniz Er')).toBeTruthy();
  expect(page.getByText('deniz@ornek.com')).toBeTruthy();
  expect(page.getByText('Acente')).toBeTruthy();
  expect(page.getByText('Kaya')).toBeTruthy();
});

test('one’s own session is named, another one can be ended', async () => {
  const { gateway, page } = await show();
  expect(page.row('Firefox · Linux').getByText('Bu oturum')).toBeTruthy();
  expect(page.row('Firefox · Linux').queryByRole('button')).toBeNull();
  await page.user.click(page.getByRole('button', { name: 'Safari · iOS oturumunu kapat' }));
  expect(gateway.calls(accountSessionEnd)).toEqual([{ id: 'session-00002' }]);
  await page.settle();
  expect(page.getByText('Oturum kapatıldı.')).toBeTruthy();
  expect(gateway.calls(accountDetail)).toHaveLength(2);
});

test('a passkey of the address where the panel stood before is named as one', async () => {
  const key = { name: 'Safari · iOS 18', since: session.since, usedAt: null };
  const { page } = await show(undefined, [
    { ...key, id: 'passkey-0001' },
    { ...key, id: 'passkey-0002', name: 'Chrome · Windows', elsewhere: true },
  ]);
  const words = /Panelin önceki adresi için oluşturuldu/;
  expect(page.row('Chrome · Windows').getByText(words)).toBeTruthy();
  expect(page.row('Safari · iOS 18').queryByText(words)).toBeNull();
});

test('a chosen language is kept where the server reads it', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test writes it
  document.cookie = 'language=en; path=/';
  const { page } = await show();
  await page.user.click(page.getByRole('link', { name: 'Türkçe' }));
  expect(document.cookie.split('; ')).toContain('language=tr');
});

test('all others are ended at once', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Diğer oturumları kapat' }));
  expect(gateway.calls(accountOthersEnd)).toEqual([{}]);
});

test('who is signed in once has no others to end', async () => {
  const { page } = await show([session]);
  expect(page.queryByRole('button', { name: 'Diğer oturumları kapat' })).toBeNull();
});

test('a session that could not be ended is told', async () => {
  const { gateway, page } = await show();
  gateway.refuse(accountSessionEnd, 'not-found');
  await page.user.click(page.getByRole('button', { name: 'Safari · iOS oturumunu kapat' }));
  expect(page.getByRole('alert').textContent).toContain('Bu kayıt bulunamadı.');
  expect(page.queryByText('Oturum kapatıldı.')).toBeNull();
});

const changePassword = async (page: PanelPage, fresh: string, code = '123456') => {
  await page.user.click(page.getByRole('button', { name: 'Parolayı değiştir' }));
  await page.user.type(page.getByLabelText('Şimdiki parola'), 'mavi kova');
  await page.user.type(page.getByLabelText('Yeni parola'), fresh);
  if (code !== '') await page.user.type(page.getByLabelText('Kod'), code);
  await page.user.click(page.getByRole('button', { name: 'Kaydet' }));
};

test('a password is changed by the old one and a code', async () => {
  const { gateway, page } = await show();
  await changePassword(page, 'mavi kova kapıda');
  expect(gateway.calls(accountPassword)).toEqual([
    { old: 'mavi kova', password: 'mavi kova kapıda', code: '123456' },
  ]);
  await page.settle();
  expect(page.getByText('Parolanız değişti.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Parolayı değiştir');
});

test('a short password and a code that is not whole are told before anything is sent', async () => {
  const { gateway, page } = await show();
  await changePassword(page, 'kısa', '12');
  expect(page.getByText('Parola en az 12 karakter olmalı.')).toBeTruthy();
  expect(page.getByText('Altı rakamın hepsini yazın.')).toBeTruthy();
  expect(gateway.calls(accountPassword)).toEqual([]);
});

test.each([
  ['sign-in-failed', [], 'E-posta ya da parola doğru değil. Kontrol edip yeniden deneyin.'],
  ['code-wrong', [], 'Kod doğru değil ya da daha önce kullanıldı. Uygulamadaki yeni kodu yazın.'],
  [
    'invalid-input',
    [{ field: 'password', message: 'password.error.too-common' }],
    'Bu parola kolay tahmin edilir. Daha az bilinen sözcükler seçin.',
  ],
] as const)('a refusal (%s) is told at the field it belongs to', async (code, fields, words) => {
  const { gateway, page } = await show();
  gateway.refuse(accountPassword, code, fields);
  await changePassword(page, 'mavi kova kapıda');
  expect(page.getByText(words)).toBeTruthy();
  expect(page.queryByText('Parolanız değişti.')).toBeNull();
});

test('new recovery codes are shown once, for a code', async () => {
  const { gateway, page } = await show();
  gateway.answer(accountRecoveryCodes, { recoveryCodes: codes });
  expect(page.getByText(/Kullanılmamış 7 kod/)).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Yeni kodlar al' }));
  await page.user.type(page.dialog().getByLabelText('Kod'), '123456');
  await page.user.click(page.dialog().getByRole('button', { name: 'Yeni kodlar al' }));
  expect(gateway.calls(accountRecoveryCodes)).toEqual([{ code: '123456' }]);
  expect(page.dialog().getByText('aaaaa-bbbbb')).toBeTruthy();
  await page.user.click(page.dialog().getByRole('button', { name: 'Kopyala' }));
  expect(await navigator.clipboard.readText()).toBe('aaaaa-bbbbb\nccccc-ddddd');
  await page.user.click(page.dialog().getByRole('button', { name: 'Sakladım, devam et' }));
  expect(page.opened()).toBeNull();
  expect(gateway.calls(accountDetail)).toHaveLength(2);
});

test('another authenticator is set up: proof of the old one, code of the new one, its recovery codes', async () => {
  const { gateway, page } = await show();
  gateway.answer(accountNewFactor, {
    challenge: 'challenge-01',
    secret: 'ABCDEFGH',
    uri: 'otpauth://totp/x?secret=ABCDEFGH',
  });
  gateway.answer(staffEnrol, { success: true, name: 'Deniz Er', role: 'agent', recoveryCodes: codes });
  await page.user.click(page.getByRole('button', { name: 'Uygulamayı yeniden kur' }));
  await page.user.type(page.dialog().getByLabelText('Şimdiki parola'), 'mavi kova');
  await page.user.type(page.dialog().getByLabelText('Kod'), '123456');
  await page.user.click(page.dialog().getByRole('button', { name: 'Devam et' }));
  expect(gateway.calls(accountNewFactor)).toEqual([{ password: 'mavi kova', code: '123456' }]);
  expect(page.dialog().getByText('ABCD EFGH')).toBeTruthy();
  expect(page.dialog().getByRole('img', { name: 'Doğrulama uygulaması için karekod' })).toBeTruthy();
  await page.user.type(page.dialog().getByLabelText('Kod'), '654321');
  await page.user.click(page.dialog().getByRole('button', { name: 'Kurulumu bitir' }));
  expect(gateway.calls(staffEnrol)).toEqual([{ challenge: 'challenge-01', code: '654321' }]);
  await page.user.click(page.dialog().getByRole('button', { name: 'Sakladım, devam et' }));
  expect(page.getByText('Yeni uygulama kuruldu.')).toBeTruthy();
});
