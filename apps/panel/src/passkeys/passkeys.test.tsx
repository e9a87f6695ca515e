// @vitest-environment happy-dom
import { accountDetail } from '@sigorta/contracts/panel/account';
import { dataRequestList } from '@sigorta/contracts/panel/data-requests';
import {
  accountPasskeyAdd,
  accountPasskeyOffer,
  accountPasskeyRemove,
  staffPasskey,
  stepUpByCode,
  stepUpByPasskey,
  stepUpOffer,
} from '@sigorta/contracts/panel/passkeys';
import { staffSignIn } from '@sigorta/contracts/panel/sign-in';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataRequestsPage } from '../pages/data-requests/DataRequestsPage.tsx';
import { ProfilePage } from '../pages/profile/ProfilePage.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { type FakeDevice, fakeDevice } from '../testing/fake-device.ts';
import { renderPanel } from '../testing/render-panel.tsx';

let device: FakeDevice;
beforeEach(() => {
  device = fakeDevice();
});
afterEach(() => device.remove());

const request = {
  challenge: 'challenge-01',
  rpId: 'carsi.example',
  allowCredentials: [{ id: 'AAAA', type: 'public-key' as const, transports: ['internal' as const] }],
  userVerification: 'required' as const,
  timeout: 120_000,
};
const proof = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'BBBB', authenticatorData: 'CCCC', signature: 'DDDD' },
};
const made = {
  id: 'EEEE',
  rawId: 'EEEE',
  type: 'public-key',
  response: { clientDataJSON: 'BBBB', attestationObject: 'FFFF', transports: ['internal'] },
};
const press = 'Geçiş anahtarıyla devam et';

const atSecondStep = async () => {
  const gateway = fakeGateway();
  gateway.answer(staffSignIn, { next: 'code', challenge: 'challenge-01', passkey: request });
  gateway.answer(staffPasskey, { success: true, name: 'Deniz Er', role: 'owner' });
  const page = await renderPanel(<SignInPage />, { gateway, path: '/panel/giris' });
  await page.user.type(page.getByLabelText('E-posta'), 'deniz@ornek.com');
  await page.user.type(page.getByLabelText('Parola'), 'mavi kova');
  await page.user.click(page.getByRole('button', { name: 'Devam et' }));
  return { gateway, page };
};

test('one press and the device sign in; the code stands below', async () => {
  const { gateway, page } = await atSecondStep();
  expect(page.getByLabelText('Kod')).toBeTruthy();
  device.answer = proof;
  await page.user.click(page.getByRole('button', { name: press }));
  await page.settle();
  expect(device.asked).toEqual([{ way: 'get', publicKey: request }]);
  expect(gateway.calls(staffPasskey)).toEqual([{ challenge: 'challenge-01', proof }]);
});

test('who closes the device’s question is told so and may press again or type the code', async () => {
  const { gateway, page } = await atSecondStep();
  await page.user.click(page.getByRole('button', { name: press }));
  expect(page.getByText('Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da kodu yazın.')).toBeTruthy();
  expect(gateway.calls(staffPasskey)).toEqual([]);
  device.answer = proof;
  await page.user.click(page.getByRole('button', { name: press }));
  expect(gateway.calls(staffPasskey)).toHaveLength(1);
});

test('a refused passkey says so, and the code is still there', async () => {
  const { gateway, page } = await atSecondStep();
  gateway.refuse(staffPasskey, 'passkey-refused');
  device.answer = proof;
  await page.user.click(page.getByRole('button', { name: press }));
  expect(page.getByText(/Geçiş anahtarı kabul edilmedi/)).toBeTruthy();
  expect(page.getByLabelText('Kod')).toBeTruthy();
});

test('a browser that knows no passkeys asks for the code alone', async () => {
  device.remove();
  const { page } = await atSecondStep();
  expect(page.queryByRole('button', { name: press })).toBeNull();
  expect(page.getByLabelText('Kod')).toBeTruthy();
});

const asked = async () => {
  const gateway = fakeGateway();
  gateway.answer(dataRequestList, { rows: [], total: 0, more: false });
  gateway.answer(stepUpOffer, { passkey: request });
  gateway.answer(stepUpByPasskey, { success: true });
  gateway.answer(stepUpByCode, { success: true });
  const page = await renderPanel(<DataRequestsPage />, { gateway });
  gateway.refuse(dataRequestList, 'step-up-required');
  await page.user.type(page.getByRole('searchbox'), '5321234567{Enter}');
  await page.findByRole('dialog', { name: 'Kimliğinizi doğrulayın' }, { timeout: 10_000 });
  await page.settle();
  const calls = gateway.calls(dataRequestList).length;
  gateway.answer(dataRequestList, { rows: [], total: 0, more: false });
  return { gateway, page, again: () => gateway.calls(dataRequestList).length - calls };
};

test('what asks for a fresh factor gets it by a passkey, over the page, and is done', async () => {
  const { gateway, page, again } = await asked();
  device.answer = proof;
  await page.user.click(page.dialog().getByRole('button', { name: press }));
  await page.settle();
  expect(gateway.calls(stepUpByPasskey)).toEqual([{ challenge: 'challenge-01', proof }]);
  expect(page.opened()).toBeNull();
  expect(again()).toBe(1);
});

test('or by the code', async () => {
  const { gateway, page, again } = await asked();
  await page.user.type(page.dialog().getByLabelText('Kod'), '123456');
  await page.user.click(page.dialog().getByRole('button', { name: 'Doğrula' }));
  await page.settle();
  expect(gateway.calls(stepUpByCode)).toEqual([{ code: '123456' }]);
  expect(page.opened()).toBeNull();
  expect(again()).toBe(1);
});

test('a wrong code is told there; a passkey that was refused gets a question of its own', async () => {
  const { gateway, page, again } = await asked();
  gateway.refuse(stepUpByCode, 'code-wrong');
  await page.user.type(page.dialog().getByLabelText('Kod'), '123456');
  await page.user.click(page.dialog().getByRole('button', { name: 'Doğrula' }));
  await page.settle();
  expect(page.dialog().getByText(/Kod doğru değil ya da daha önce kullanıldı/)).toBeTruthy();
  gateway.refuse(stepUpByPasskey, 'passkey-refused');
  device.answer = proof;
  const offers = gateway.calls(stepUpOffer).length;
  await page.user.click(page.dialog().getByRole('button', { name: press }));
  await page.settle();
  expect(page.dialog().getByText(/Geçiş anahtarı kabul edilmedi/)).toBeTruthy();
  expect(gateway.calls(stepUpOffer)).toHaveLength(offers + 1);
  expect(again()).toBe(0);
});

test('who closes the question is refused as before, and nothing is asked again', async () => {
  const { page, again } = await asked();
  await page.user.click(page.dialog().getByRole('button', { name: 'Kapat' }));
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(again()).toBe(0);
});

const key = {
  id: 'passkey-00001',
  name: 'Safari · macOS',
  since: '2026-11-21T08:00:00.000Z',
  usedAt: null,
};
const offer = {
  challenge: 'challenge-02',
  rp: { id: 'carsi.example', name: 'Sigorta Çarşısı' },
  user: { id: 'AAAA', name: 'deniz@ornek.com', displayName: 'Deniz Er' },
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'required' as const },
  attestation: 'none' as const,
  timeout: 120_000,
};

const atProfile = async (passkeys: (typeof key)[] | null) => {
  const gateway = fakeGateway();
  gateway.answer(accountDetail, { recoveryCodesLeft: 7, passkeys, sessions: [] });
  gateway.answer(accountPasskeyOffer, offer);
  gateway.answer(accountPasskeyAdd, { success: true });
  gateway.answer(accountPasskeyRemove, { success: true });
  const page = await renderPanel(<ProfilePage />, { gateway, path: '/panel/profile' });
  return { gateway, page };
};

test('a passkey is made on the device and kept', async () => {
  const { gateway, page } = await atProfile([]);
  expect(page.getByText('Henüz geçiş anahtarınız yok.')).toBeTruthy();
  device.answer = made;
  await page.user.click(page.getByRole('button', { name: 'Bu cihaza geçiş anahtarı ekle' }));
  await page.settle();
  expect(device.asked).toEqual([{ way: 'create', publicKey: offer }]);
  expect(gateway.calls(accountPasskeyAdd)).toEqual([{ challenge: 'challenge-02', made }]);
  expect(page.getByText('Geçiş anahtarı eklendi.')).toBeTruthy();
  expect(gateway.calls(accountDetail)).toHaveLength(2);
});

test.each([
  ['NotAllowedError', 'Geçiş anahtarı eklenmedi.'],
  ['InvalidStateError', 'Bu cihazda geçiş anahtarınız zaten var.'],
])('a device that answers %s leaves everything as it was, and the page says so', async (fault, words) => {
  const { gateway, page } = await atProfile([key]);
  device.fault = fault;
  await page.user.click(page.getByRole('button', { name: 'Bu cihaza geçiş anahtarı ekle' }));
  await page.settle();
  expect(page.getByText(words)).toBeTruthy();
  expect(gateway.calls(accountPasskeyAdd)).toEqual([]);
});

test('a passkey is named after where it was made, and taken away by name', async () => {
  const { gateway, page } = await atProfile([key]);
  expect(page.row('Safari · macOS').getByText('Hiç kullanılmadı')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Safari · macOS geçiş anahtarını kaldır' }));
  await page.settle();
  expect(gateway.calls(accountPasskeyRemove)).toEqual([{ id: 'passkey-00001' }]);
  expect(page.getByText('Geçiş anahtarı kaldırıldı.')).toBeTruthy();
});

test('where the address can hold none the page has no such box', async () => {
  const { page } = await atProfile(null);
  expect(page.queryByText('Geçiş anahtarları')).toBeNull();
});
