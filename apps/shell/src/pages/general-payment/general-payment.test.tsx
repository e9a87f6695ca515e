// @vitest-environment happy-dom
import { CardEntryProvider } from '@sigorta/card-fields/page/CardEntry.tsx';
import { CardStandIn, sealedForTests } from '@sigorta/card-fields/testing/CardStandIn.tsx';
import { lira } from '@sigorta/contracts/money';
import { paymentOptions } from '@sigorta/contracts/operations/payment-options';
import { paymentRequestOpen } from '@sigorta/contracts/operations/payment-request-open';
import { paymentStart } from '@sigorta/contracts/operations/payment-start';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { type Page, renderPage } from '@sigorta/gateway-client/testing/render-page.tsx';
import { fill } from '@sigorta/journey/testing/fill';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GeneralPaymentPage } from './GeneralPaymentPage.tsx';

const paymentId = 'odeme-1-2-3-4-5-6-7-8';

async function show(path = '/genel-odeme', given = fakeGateway()) {
  sessionStorage.clear();
  onTestFinished(() => sessionStorage.clear());
  const gateway = given;
  gateway.answer(paymentOptions, { least: lira(1000), most: lira(10_000_000), transfer: true });
  const element = (
    <CardEntryProvider value={CardStandIn}>
      <GeneralPaymentPage />
    </CardEntryProvider>
  );
  const page = renderPage(element, { gateway, path });
  /* the first drawing of all waits for its words, and nobody draws again by himself here */
  const drawn = () => {
    page.rerender(element);
    return page.queryByLabelText('Kart numarası');
  };
  await expect.poll(drawn).not.toBeNull();
  return { gateway, page };
}

/** Presses what pays. */
function press({ container, user }: Page): Promise<void> {
  const button = container.querySelector('button[type=submit]');
  if (!button) throw new Error('there is nothing to pay with');
  return user.click(button);
}

const card = {
  'Kart numarası': '5528790000000008',
  'Kart üzerindeki ad': 'Defne',
  Soyad: 'Aydın',
  'Son kullanma (ay / yıl)': '12/30',
  CVV: '123',
};
const rest = {
  Referans: 'POL-1',
  'Tutar (TL)': '120,50',
  'Ödeyenin adı soyadı': 'Defne Aydın',
  'E-posta': 'a@ornek.com',
};

test('what is wrong with the card stands between what is paid and who pays, as on the screen', async () => {
  const { gateway, page } = await show();
  await press(page);
  await page.findByText('Şu bilgileri düzeltin');
  expect(
    page
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((to) => to?.startsWith('#')),
  ).toEqual([
    '#f-reference',
    '#f-amount',
    '#f-card-number',
    '#f-card-firstName',
    '#f-card-lastName',
    '#f-card-expiry',
    '#f-card-cvv',
    '#f-name',
    '#f-email',
    '#payment-notice',
  ]);
  expect(gateway.calls(paymentStart)).toEqual([]);
});

test('a card is sent sealed, and nothing of it besides', async () => {
  const { gateway, page } = await show();
  fill(page, { ...rest, ...card });
  await page.user.click(page.getByRole('checkbox'));
  gateway.answer(paymentStart, { paymentId, next: { kind: 'status' } });
  await press(page);
  await expect.poll(page.place).toContain(paymentId);
  const [sent] = gateway.calls(paymentStart);
  expect(sent?.way).toEqual({
    kind: 'card',
    card: { firstName: 'Defne', lastName: 'Aydın', sealed: sealedForTests },
  });
  expect(JSON.stringify(sent)).not.toMatch(/5528790000000008|"123"/);
});

test('a refused card is told at its number and the rest stays as it was typed', async () => {
  const { gateway, page } = await show();
  fill(page, { ...rest, ...card });
  await page.user.click(page.getByRole('checkbox'));
  gateway.refuse(paymentStart, 'card-rejected');
  await press(page);
  await expect.poll(() => page.getByLabelText('Kart numarası').getAttribute('aria-invalid')).toBe('true');
  expect(page.getByLabelText('Referans')).toHaveProperty('value', 'POL-1');
});

test('a page whose notice has another wording by now says that it is old, and loads itself anew at a press', async () => {
  const { gateway, page } = await show();
  fill(page, { ...rest, ...card });
  await page.user.click(page.getByRole('checkbox'));
  gateway.refuse(paymentStart, 'consent-missing', [
    { field: 'consents.information-text', message: 'error.consent-missing' },
  ]);
  await press(page);
  const notice = await page.findByRole('alert');
  expect(notice.textContent).toContain('Bu sayfa eskidi');
  expect(notice.textContent).toContain('Para çekilmedi.');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  onTestFinished(() => reload.mockRestore());
  await page.user.click(page.getByRole('button', { name: 'Sayfayı yenile' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a transfer sends nothing of a card', async () => {
  const { gateway, page } = await show();
  await page.user.click(page.getByLabelText('Havale / EFT ile'));
  expect(page.queryByLabelText('Kart numarası')).toBeNull();
  fill(page, rest);
  await page.user.click(page.getByRole('checkbox'));
  gateway.answer(paymentStart, { paymentId, next: { kind: 'status' } });
  await press(page);
  await expect.poll(() => gateway.calls(paymentStart)).toMatchObject([{ way: { kind: 'transfer' } }]);
});

const asked = {
  state: 'payable' as const,
  amount: lira(12_050),
  purpose: 'Kasko',
  reference: '',
  name: 'Defne Aydın',
  email: 'a@ornek.com',
  until: '2026-12-31T20:59:59.000Z',
  transfer: true,
};

test.each([
  ['cancelled', 'Bu ödeme isteği geri alındı'],
  ['expired', 'Bu ödeme isteğinin süresi doldu'],
] as const)(
  'a link that is %s while its form stands open offers nothing to pay with once it is pressed',
  async (state, title) => {
    const gateway = fakeGateway();
    gateway.answer(paymentRequestOpen, { request: asked });
    const { page } = await show('/genel-odeme?istek=istek-1-2-3-4-5-6', gateway);
    fill(page, card);
    await page.user.click(page.getByRole('checkbox'));
    gateway.refuse(paymentStart, 'request-closed');
    gateway.answer(paymentRequestOpen, { request: { ...asked, state } });
    await press(page);
    await page.findByRole('heading', { name: title });
    expect(page.queryByLabelText('Kart numarası')).toBeNull();
  },
);

const link = '/genel-odeme?istek=istek-1-2-3-4-5-6';

test('a link whose time is too short for a transfer asks for a card alone', async () => {
  const gateway = fakeGateway();
  gateway.answer(paymentRequestOpen, { request: { ...asked, transfer: false } });
  const { page } = await show(link, gateway);
  expect(page.queryByLabelText('Havale / EFT ile')).toBeNull();
});

test('a transfer that became too late while its form stood open leaves the card, and says so', async () => {
  const gateway = fakeGateway();
  gateway.answer(paymentRequestOpen, { request: asked });
  const { page } = await show(link, gateway);
  await page.user.click(page.getByLabelText('Havale / EFT ile'));
  await page.user.click(page.getByRole('checkbox'));
  gateway.refuse(paymentStart, 'transfer-not-offered');
  await press(page);
  expect((await page.findByRole('alert')).textContent).toContain('Kartla ödeyebilirsiniz.');
  expect(page.queryByLabelText('Havale / EFT ile')).toBeNull();
  expect(page.getByLabelText('Kart numarası')).toBeTruthy();
  expect(page.getByRole('checkbox')).toHaveProperty('checked', true);
});

test('a link that was paid in another tab says so when it is pressed here, and offers nothing to pay with', async () => {
  const gateway = fakeGateway();
  gateway.answer(paymentRequestOpen, { request: asked });
  const start = document.createElement('main');
  start.id = 'main';
  start.tabIndex = -1;
  document.body.append(start);
  onTestFinished(() => start.remove());
  const { page } = await show('/genel-odeme?istek=istek-1-2-3-4-5-6', gateway);
  fill(page, card);
  await page.user.click(page.getByRole('checkbox'));
  gateway.refuse(paymentStart, 'already-paid');
  await press(page);
  await page.findByRole('heading', { name: 'Bu ödeme yapılmış' });
  expect(document.activeElement).toBe(start);
  expect(page.queryByLabelText('Kart numarası')).toBeNull();
  expect(page.queryByText('Ödeme tamamlanmadı')).toBeNull();
});
