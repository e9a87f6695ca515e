// @vitest-environment happy-dom
import { sealedForTests } from '@sigorta/card-fields/testing/CardStandIn.tsx';
import { lira } from '@sigorta/contracts/money';
import { installments } from '@sigorta/contracts/operations/installments';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';
import { purchaseTransfer } from '@sigorta/contracts/operations/purchase-transfer';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { Page } from '@sigorta/gateway-client/testing/render-page.tsx';
import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fill } from '../testing/fill.ts';
import { fillBilling, fillCard, payableGateway, payButton, showPayment } from '../testing/payment-page.tsx';
import { renderJourney } from '../testing/render-journey.tsx';
import { offerId, sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { owner, purchaseId, samplePurchase } from '../testing/sample-purchase.ts';
import { PaymentPage } from './PaymentPage.tsx';

const noPlans = { bank: null, family: null, association: null, credit: true, options: [] };

const messages = (page: Page) => page.getAllByRole('link').map((link) => link.textContent);

test('the page waits for its offer', async () => {
  const gateway = payableGateway();
  const held = gateway.hold(offerDetail);
  const path = `/deneme-odeme?teklif=${offerId}`;
  const page = await renderJourney(<PaymentPage />, { gateway, page: 'payment', path });
  expect(page.getByRole('status', { name: 'Teklif açılıyor' })).toBeTruthy();
  await held.answer(sampleOfferDetail());
  expect(page.getByRole('heading', { name: 'Son adım: ödeme' })).toBeTruthy();
});

test.each([
  ['no offer in its address', '', null, 'Bu teklif bulunamadı'],
  ['an unknown offer', `?teklif=${offerId}`, 'not-found', 'Bu teklif bulunamadı'],
  ['an offer that ended', `?teklif=${offerId}`, 'offer-expired', 'Bu teklifin süresi doldu'],
  ['a gateway that is away', `?teklif=${offerId}`, 'offline', 'Teklif açılamadı'],
] as const)('%s is told, and the way to the form is there', async (_what, query, code, title) => {
  const gateway = fakeGateway();
  if (code) gateway.refuse(offerDetail, code);
  const path = `/deneme-odeme${query}`;
  const page = await renderJourney(<PaymentPage />, { gateway, page: 'payment', path });
  await page.findByRole('heading', { name: title });
  expect(page.getByRole('link', { name: 'Yeniden teklif al' }).getAttribute('href')).toBe('/deneme');
  expect(page.queryByRole('button', { name: 'Yeniden dene' }) !== null).toBe(code === 'offline');
});

test('an offer that may no longer be bought shows no card', async () => {
  const gateway = fakeGateway();
  gateway.answer(offerDetail, sampleOfferDetail({ expired: true }));
  const path = `/deneme-odeme?teklif=${offerId}`;
  const page = await renderJourney(<PaymentPage />, { gateway, page: 'payment', path });
  await page.findByRole('heading', { name: 'Bu teklifin süresi doldu' });
  expect(page.queryByLabelText('Kart numarası')).toBeNull();
});

test('an empty form names everything that is missing, in screen order, and takes the focus there', async () => {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  fireEvent.click(payButton(page));
  const title = await page.findByText('9 bilgiyi düzeltin');
  const summary = title.closest<HTMLElement>('[tabindex]');
  await expect.poll(() => summary?.contains(document.activeElement)).toBe(true);
  expect(messages(page).slice(-9)).toEqual([
    'Kart numarasını kontrol edin; en az 16 rakam olmalı.',
    'Kart üzerindeki adı yazın.',
    'Kart üzerindeki soyadı yazın.',
    'Kartın son kullanma ayını yazın (01–12), örneğin 05/28.',
    'CVV numarasını yazın; en az 3 rakam.',
    'Fatura adresinin ilçesini listeden seçin; ilçe ya da il adı yazabilirsiniz.',
    'Fatura adresini yazın.',
    'E-posta adresini kontrol edin, örneğin ad@ornek.com.',
    'Ödemek için mesafeli satış sözleşmesini kabul etmeniz gerekir.',
  ]);
  expect(gateway.calls(purchaseStart)).toEqual([]);
});

test('a field that is being mended loses its message', async () => {
  const page = await showPayment(payableGateway());
  fireEvent.click(payButton(page));
  const name = page.getByLabelText('Kart üzerindeki ad');
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await page.user.type(name, 'D');
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
});

test('instalments are asked for with the first eight digits and change the amount', async () => {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  const number = page.getByLabelText('Kart numarası');
  await page.user.type(number, '5528790');
  expect(gateway.calls(installments)).toEqual([]);
  await page.user.type(number, '000');
  await page.user.click(await page.findByLabelText('3 taksit'));
  expect(gateway.calls(installments)).toEqual([{ offerId, cardPrefix: '55287900' }]);
  expect(payButton(page).textContent).toContain('871,56');
});

test('plans that cannot be had are asked for again on a press, and one payment stays possible', async () => {
  const gateway = payableGateway();
  gateway.refuse(installments, 'upstream-unavailable');
  const page = await showPayment(gateway);
  fill(page, { 'Kart numarası': '55287900' });
  await page.findByText(/Taksit seçenekleri alınamadı/);
  expect(payButton(page).textContent).toContain('842,08');
  const held = gateway.hold(installments);
  await page.user.click(page.getByRole('button', { name: 'Yeniden dene' }));
  expect(page.getByText('Taksit seçenekleri soruluyor')).toBeTruthy();
  await held.answer(noPlans);
  expect(page.getByText(/tek çekimle ödeyebilirsiniz/)).toBeTruthy();
});

test('a card that is not taken says so and offers no second try', async () => {
  const gateway = payableGateway();
  gateway.refuse(installments, 'card-type-not-accepted');
  const page = await showPayment(gateway);
  fill(page, { 'Kart numarası': '37828224' });
  await page.findByText(/Bu kart türü kabul edilmiyor/);
  expect(page.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
});

/** A page filled in and ready to pay. */
async function ready(gateway = payableGateway(), query = '') {
  const page = await showPayment(gateway, query);
  fillCard(page);
  await fillBilling(page);
  return { gateway, page };
}

test('what was seen and typed is sent once, and the buyer goes where the purchase stands', async () => {
  const { gateway, page } = await ready();
  const held = gateway.hold(purchaseStart);
  fireEvent.click(payButton(page));
  await page.findByText('Ödemeniz başlatılıyor');
  fireEvent.click(payButton(page));
  await expect
    .poll(() => gateway.calls(purchaseStart))
    .toMatchObject([
      {
        offerId,
        language: 'tr',
        acceptedTotal: lira(84_208),
        installmentCount: 1,
        card: { firstName: 'Defne', lastName: 'Aydın', sealed: sealedForTests },
        billing: { provinceId: 34, districtId: 1421, email: 'defne@ornek.com' },
        consents: [{ id: 'distance-sales-contract' }],
      },
    ]);
  await held.answer({ purchaseId, next: { kind: 'status' } });
  expect(page.place()).toBe(`/deneme-police?satin-alma=${purchaseId}`);
});

test('a bank that asks gets the whole window', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  onTestFinished(() => left.mockRestore());
  const { gateway, page } = await ready();
  gateway.answer(purchaseStart, { purchaseId, next: { kind: 'bank', url: 'https://banka.ornek/3d' } });
  fireEvent.click(payButton(page));
  await page.findByText('Bankanızın sayfası açılıyor');
  expect(left).toHaveBeenCalledWith('https://banka.ornek/3d');
});

test('a missing consent keeps the payment back', async () => {
  const { gateway, page } = await ready();
  await page.user.click(page.getByLabelText('Mesafeli satış sözleşmesini kabul ediyorum.'));
  fireEvent.click(payButton(page));
  await page.findByText('1 bilgiyi düzeltin');
  expect(gateway.calls(purchaseStart)).toEqual([]);
});

test('a refused card is told at its number', async () => {
  const { gateway, page } = await ready();
  gateway.refuse(purchaseStart, 'card-rejected');
  fireEvent.click(payButton(page));
  await expect.poll(() => page.getByLabelText('Kart numarası').getAttribute('aria-invalid')).toBe('true');
});

test.each(['timeout', 'offline', 'internal-error'] as const)(
  'after %s nobody says that no money moved',
  async (code) => {
    const { gateway, page } = await ready();
    gateway.refuse(purchaseStart, code);
    fireEvent.click(payButton(page));
    await page.findByText('Ödemenin sonucu bize ulaşmadı');
    expect(page.queryByText(/Ücret çekilmedi/)).toBeNull();
  },
);

test('a field that the gateway refuses is told at its input', async () => {
  const { gateway, page } = await ready();
  gateway.refuse(purchaseStart, 'invalid-input', [
    { field: 'billing.districtId', message: 'payment.error.district' },
  ]);
  fireEvent.click(payButton(page));
  await expect.poll(() => page.getByLabelText('İlçe').getAttribute('aria-invalid')).toBe('true');
});

test('a price that changed is shown beside the old one and accepted before anything is charged', async () => {
  const { gateway, page } = await ready();
  gateway.refuse(purchaseStart, 'offer-price-changed');
  const fresh = sampleOfferDetail();
  gateway.answer(offerDetail, { ...fresh, offer: { ...fresh.offer, price: lira(90_000) } });
  gateway.answer(installments, noPlans);
  fireEvent.click(payButton(page));
  await page.findByText('Fiyat değişti, ücret çekilmedi');
  expect(payButton(page).disabled).toBe(true);
  await page.user.click(page.getByRole('button', { name: 'Yeni tutarı onaylıyorum' }));
  gateway.answer(purchaseStart, { purchaseId, next: { kind: 'status' } });
  fireEvent.click(payButton(page));
  await expect.poll(page.place).toContain(purchaseId);
  expect(gateway.calls(purchaseStart).map(({ acceptedTotal }) => acceptedTotal)).toEqual([
    lira(84_208),
    lira(90_000),
  ]);
});

test('an offer that ended meanwhile is told instead of its new price', async () => {
  const { gateway, page } = await ready();
  gateway.refuse(purchaseStart, 'offer-price-changed');
  gateway.answer(offerDetail, sampleOfferDetail({ expired: true }));
  fireEvent.click(payButton(page));
  await page.findByRole('heading', { name: 'Bu teklifin süresi doldu' });
});

test('a transfer asks for a name instead of a card and sends nothing of one', async () => {
  const gateway = payableGateway({ transferUntil: '2026-11-24T12:00:00.000Z' });
  const page = await showPayment(gateway);
  await page.user.click(page.getByLabelText('Havale / EFT ile'));
  expect(page.queryByLabelText('Kart numarası')).toBeNull();
  fill(page, { Adınız: 'Defne', Soyadınız: 'Aydın' });
  await fillBilling(page);
  gateway.answer(purchaseTransfer, { purchaseId });
  await page.user.click(page.getByRole('button', { name: /Havale bilgilerini göster/ }));
  await expect.poll(page.place).toBe(`/deneme-police?satin-alma=${purchaseId}`);
  const [sent] = gateway.calls(purchaseTransfer);
  expect(sent).toMatchObject({ buyer: { firstName: 'Defne', lastName: 'Aydın' } });
  expect(sent).not.toHaveProperty('card');
  expect(sent).not.toHaveProperty('installmentCount');
});

test('back from the bank the reason stands on the page, and what was typed is there again', async () => {
  const { gateway, page } = await ready();
  gateway.hold(purchaseStart);
  fireEvent.click(payButton(page));
  page.unmount();
  const again = payableGateway();
  again.answer(
    purchaseStatus,
    samplePurchase({ state: 'declined', error: 'bank-not-approved', charged: null }),
  );
  const path = `/deneme-odeme?teklif=${offerId}&sonuc=${purchaseId}`;
  const back = await renderJourney(<PaymentPage />, { gateway: again, page: 'payment', path });
  await back.findByText('Ödeme tamamlanmadı');
  expect(back.getByLabelText('E-posta')).toHaveProperty('value', 'defne@ornek.com');
  expect(back.getByLabelText('Kart numarası')).toHaveProperty('value', '');
  /* neither is kept, and both are said */
  expect(back.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  expect(back.getByText(/kart bilgilerini yeniden yazın ve onayları yeniden verin/)).toBeTruthy();
});

test('a purchase that is not lost is shown where it stands', async () => {
  const gateway = payableGateway();
  gateway.answer(purchaseStatus, samplePurchase({ personal: owner }));
  const path = `/deneme-odeme?teklif=${offerId}&sonuc=${purchaseId}`;
  const page = await renderJourney(<PaymentPage />, { gateway, page: 'payment', path });
  await expect.poll(page.place).toBe(`/deneme-police?satin-alma=${purchaseId}`);
});
