// @vitest-environment happy-dom
import {
  invitationAccept,
  invitationOpen,
  staffEnrol,
  staffSecondFactor,
  staffSignIn,
} from '@sigorta/contracts/panel/sign-in';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { afterEach, expect, test } from 'vitest';
import { type PanelPage, renderPanel } from '../testing/render-panel.tsx';
import { SignInPage } from './SignInPage.tsx';

const signedIn = { success: true as const, name: 'Deniz Er', role: 'owner' as const };
const token = 'A'.repeat(43);

afterEach(() => {
  location.hash = '';
});

const show = async (gateway: FakeGateway = fakeGateway(), path = '/panel/giris') => {
  const page = await renderPanel(<SignInPage />, { gateway, path });
  return { gateway, page };
};
const typePassword = async (page: PanelPage) => {
  await page.user.type(page.getByLabelText('E-posta'), 'deniz@ornek.com');
  await page.user.type(page.getByLabelText('Parola'), 'mavi kova');
  await page.user.click(page.getByRole('button', { name: 'Devam et' }));
};
const atCode = async (path?: string) => {
  const gateway = fakeGateway();
  gateway.answer(staffSignIn, { next: 'code', challenge: 'challenge-01', passkey: null });
  gateway.answer(staffSecondFactor, signedIn);
  const { page } = await show(gateway, path);
  await typePassword(page);
  return { gateway, page };
};

test('the e-mail has the focus at first', async () => {
  await show();
  expect((document.activeElement as HTMLInputElement).name).toBe('email');
});

/* the address of the Turkish page names no language: the server answers it in the one that was chosen, else in the browser's */
test('a chosen language is kept where the server reads it', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test writes it
  document.cookie = 'language=en; path=/';
  const { page } = await show();
  await page.user.click(page.getByRole('link', { name: 'Türkçe' }));
  expect(document.cookie.split('; ')).toContain('language=tr');
});

test('e-mail and password are both needed', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByRole('button', { name: 'Devam et' }));
  expect(page.getByText('E-posta adresinizi yazın.')).toBeTruthy();
  expect(page.getByText('Parolanızı yazın.')).toBeTruthy();
  expect((document.activeElement as HTMLInputElement).name).toBe('email');
  expect(gateway.calls(staffSignIn)).toEqual([]);
});

test('password and code lead to the overview', async () => {
  const { gateway, page } = await atCode();
  await page.user.type(page.getByLabelText('Kod'), '123456');
  await page.user.click(page.getByRole('button', { name: 'Giriş yap' }));
  await page.settle();
  expect(gateway.calls(staffSignIn)).toEqual([{ email: 'deniz@ornek.com', password: 'mavi kova' }]);
  expect(gateway.calls(staffSecondFactor)).toEqual([{ challenge: 'challenge-01', code: '123456' }]);
  expect(page.address()).toBe('/panel/dashboard');
});

test('or to the page that was asked for', async () => {
  const { page } = await atCode('/panel/giris?donus=%2Fpanel%2Fodemeler%3Fdurum%3DPAID');
  await page.user.type(page.getByLabelText('Kod'), '123456');
  await page.user.click(page.getByRole('button', { name: 'Giriş yap' }));
  await page.settle();
  expect(page.address()).toBe('/panel/odemeler?durum=PAID');
});

test('five digits are no code', async () => {
  const { gateway, page } = await atCode();
  await page.user.type(page.getByLabelText('Kod'), '12345');
  await page.user.click(page.getByRole('button', { name: 'Giriş yap' }));
  expect(page.getByText('Altı rakamın hepsini yazın.')).toBeTruthy();
  expect(gateway.calls(staffSecondFactor)).toEqual([]);
});

test('a wrong code is told at the field, which is empty for the next', async () => {
  const { gateway, page } = await atCode();
  gateway.refuse(staffSecondFactor, 'code-wrong');
  await page.user.type(page.getByLabelText('Kod'), '123456');
  await page.user.click(page.getByRole('button', { name: 'Giriş yap' }));
  await page.settle();
  expect(page.getByText(/Kod doğru değil ya da daha önce kullanıldı/)).toBeTruthy();
  expect((page.getByLabelText('Kod') as HTMLInputElement).value).toBe('');
});

test('a step that took too long begins with the password again, and says why', async () => {
  const { gateway, page } = await atCode();
  gateway.refuse(staffSecondFactor, 'code-expired');
  await page.user.type(page.getByLabelText('Kod'), '123456');
  await page.user.click(page.getByRole('button', { name: 'Giriş yap' }));
  await page.settle();
  expect(page.getByText('Bu adımın süresi doldu. Baştan giriş yapın.')).toBeTruthy();
  expect(page.getByLabelText('Parola')).toBeTruthy();
});

test('without the phone a recovery code is taken', async () => {
  const { gateway, page } = await atCode();
  await page.user.click(page.getByRole('button', { name: 'Telefonum yanımda değil' }));
  await page.user.click(page.getByRole('button', { name: 'Giriş yap' }));
  expect(page.getByText('Kurtarma kodunu yazın.')).toBeTruthy();
  await page.user.type(page.getByLabelText('Kurtarma kodu'), 'abcde-fghij');
  await page.user.click(page.getByRole('button', { name: 'Giriş yap' }));
  expect(gateway.calls(staffSecondFactor)).toEqual([{ challenge: 'challenge-01', code: 'abcde-fghij' }]);
});

test('one may begin again', async () => {
  const { page } = await atCode();
  await page.user.click(page.getByRole('button', { name: 'Baştan başla' }));
  expect(page.getByLabelText('Parola')).toBeTruthy();
});

test.each([
  ['sign-in-failed', 'E-posta ya da parola doğru değil. Kontrol edip yeniden deneyin.'],
  ['too-many-requests', 'Çok fazla deneme yapıldı. En geç 15 dakika sonra yeniden deneyebilirsiniz.'],
  ['offline', 'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.'],
] as const)('a refused password (%s) is told, and the password has the focus', async (code, words) => {
  const gateway = fakeGateway();
  gateway.refuse(staffSignIn, code);
  const { page } = await show(gateway);
  await typePassword(page);
  expect(page.getByRole('alert').textContent).toBe(words);
  expect((document.activeElement as HTMLInputElement).name).toBe('password');
});

test('an invitation leads to a password, an authenticator and the recovery codes', async () => {
  location.hash = `#davet=${token}`;
  const gateway = fakeGateway();
  gateway.answer(invitationOpen, { email: 'sule@ornek.com', name: 'Şule Öz', role: 'agent' });
  gateway.answer(invitationAccept, {
    next: 'enrol',
    challenge: 'challenge-01',
    secret: 'ABCDEFGH',
    uri: 'otpauth://totp/x?secret=ABCDEFGH',
  });
  gateway.answer(staffEnrol, { ...signedIn, recoveryCodes: ['aaaaa-bbbbb'] });
  const { page } = await show(gateway);
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Hoş geldiniz, Şule Öz');
  expect(location.hash).toBe('');
  await page.user.type(page.getByLabelText('Yeni parola'), 'kısa');
  await page.user.click(page.getByRole('button', { name: 'Parolayı kaydet' }));
  expect(page.getByText('Parola en az 12 karakter olmalı.')).toBeTruthy();
  await page.user.clear(page.getByLabelText('Yeni parola'));
  await page.user.type(page.getByLabelText('Yeni parola'), 'mavi kova kapıda');
  await page.user.click(page.getByRole('button', { name: 'Parolayı kaydet' }));
  expect(gateway.calls(invitationAccept)).toEqual([{ token, password: 'mavi kova kapıda' }]);
  await page.user.type(page.getByLabelText('Kod'), '123456');
  await page.user.click(page.getByRole('button', { name: 'Kurulumu bitir' }));
  expect(page.getByText('aaaaa-bbbbb')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Sakladım, devam et' }));
  expect(page.address()).toBe('/panel/dashboard');
});

test('an invitation that ran out says so, and leads to the sign-in', async () => {
  location.hash = `#davet=${token}`;
  const gateway = fakeGateway();
  gateway.refuse(invitationOpen, 'link-expired');
  const { page } = await show(gateway);
  expect(page.getByText('Bu davet artık geçerli değil')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Giriş sayfasına geç' }));
  expect(page.getByLabelText('Parola')).toBeTruthy();
});

test('an invitation that could not be opened is opened again on a press', async () => {
  location.hash = `#davet=${token}`;
  const gateway = fakeGateway();
  gateway.refuse(invitationOpen, 'offline');
  const { page } = await show(gateway);
  gateway.answer(invitationOpen, { email: 'sule@ornek.com', name: 'Şule Öz', role: 'agent' });
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Hoş geldiniz, Şule Öz');
});
