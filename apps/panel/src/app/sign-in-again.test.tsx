// @vitest-environment happy-dom
import { dataRequestList } from '@sigorta/contracts/panel/data-requests';
import { staffSecondFactor, staffSignIn } from '@sigorta/contracts/panel/sign-in';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test } from 'vitest';
import { DataRequestsPage } from '../pages/data-requests/DataRequestsPage.tsx';
import { type PanelPage, renderPanel } from '../testing/render-panel.tsx';

const nothing = { rows: [], total: 0, more: false };

const show = async () => {
  const gateway = fakeGateway();
  gateway.answer(dataRequestList, nothing);
  const page = await renderPanel(<DataRequestsPage />, { gateway });
  gateway.refuse(dataRequestList, 'sign-in-required');
  await page.user.type(page.getByRole('searchbox'), '5321234567{Enter}');
  await page.findByRole('dialog', { name: 'Oturumunuz kapandı' }, { timeout: 10_000 });
  return { gateway, page };
};

const signIn = async (gateway: FakeGateway, page: PanelPage) => {
  gateway.answer(staffSignIn, { next: 'code', challenge: 'challenge-01', passkey: null });
  gateway.answer(staffSecondFactor, { success: true, name: 'Deniz Er', role: 'owner' });
  await page.user.type(page.dialog().getByLabelText('Parola'), 'mavi kova');
  await page.user.click(page.dialog().getByRole('button', { name: 'Devam et' }));
  await page.user.type(await page.dialog().findByLabelText('Kod'), '123456');
};

test('a session that ended is begun again on the page, and the refused call is made once more', async () => {
  const { gateway, page } = await show();
  expect(page.dialog().getByText(/Sayfada yazdıklarınız duruyor/)).toBeTruthy();
  const email = page.dialog().getByLabelText('E-posta') as HTMLInputElement;
  expect([email.value, email.readOnly]).toEqual(['deniz@ornek.com', true]);
  const calls = gateway.calls(dataRequestList).length;
  gateway.answer(dataRequestList, nothing);
  await signIn(gateway, page);
  await page.user.click(page.dialog().getByRole('button', { name: 'Giriş yap' }));
  await page.settle();
  expect(page.opened()).toBeNull();
  expect(gateway.calls(staffSignIn)).toEqual([{ email: 'deniz@ornek.com', password: 'mavi kova' }]);
  expect(gateway.calls(dataRequestList).length).toBeGreaterThan(calls);
  expect(page.getByText('Bu filtrelere uyan bir kayıt bulunamadı.')).toBeTruthy();
});

test('who closes the question finds the way to the sign-in, and back', async () => {
  const { page } = await show();
  await page.user.click(page.dialog().getByRole('button', { name: 'Kapat' }));
  expect(page.opened()).toBeNull();
  expect(page.getByRole('link', { name: 'Giriş yap' }).getAttribute('href')).toBe(
    '/panel/giris?donus=%2Fpanel%2Fdashboard%3Fara%3D5321234567',
  );
});

test('a wrong password is told, and nothing is asked again', async () => {
  const { gateway, page } = await show();
  const calls = gateway.calls(dataRequestList).length;
  gateway.refuse(staffSignIn, 'sign-in-failed');
  await page.user.type(page.dialog().getByLabelText('Parola'), 'yanlış');
  await page.user.click(page.dialog().getByRole('button', { name: 'Devam et' }));
  expect(page.dialog().getByRole('alert').textContent).toContain('E-posta ya da parola doğru değil.');
  expect(gateway.calls(dataRequestList)).toHaveLength(calls);
});
