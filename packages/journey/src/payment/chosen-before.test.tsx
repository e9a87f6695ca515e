// @vitest-environment happy-dom
import { lira } from '@sigorta/contracts/money';
import { couponCheck } from '@sigorta/contracts/operations/coupon-check';
import { installments } from '@sigorta/contracts/operations/installments';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import type { FakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { Page } from '@sigorta/gateway-client/testing/render-page.tsx';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../testing/fill.ts';
import {
  fillBilling,
  fillCard,
  payableGateway,
  payButton,
  plan,
  showPayment,
} from '../testing/payment-page.tsx';
import { renderJourney } from '../testing/render-journey.tsx';
import { offerId, sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { PaymentPage } from './PaymentPage.tsx';

const spring = { code: 'BAHAR', discount: lira(4208), price: lira(80_000) };
const ofCard = { bank: null, family: null, association: null, credit: true };

const once = (total: number) => ({ ...plan(1, total, total), maturityDifference: lira(0) });

const withSpring = (): FakeGateway => {
  const gateway = payableGateway();
  gateway.answer(couponCheck, spring);
  return gateway;
};

async function applySpring(page: Page): Promise<void> {
  await page.user.click(page.getByText('İndirim kodum var'));
  await page.user.type(page.getByLabelText('İndirim kodu'), 'bahar{Enter}');
  await page.findByText(/kodu uygulandı/);
}

const chooseThree = async (page: Page): Promise<void> =>
  page.user.click(await page.findByLabelText('3 taksit'));

/** The same page once more, as after the bank's page, a reload or another language. */
async function again(gateway: FakeGateway): Promise<Page> {
  const page = await renderJourney(<PaymentPage />, {
    gateway,
    page: 'payment',
    path: `/deneme-odeme?teklif=${offerId}`,
  });
  await page.findByRole('heading', { name: 'Son adım: ödeme' });
  return page;
}

test('a page that is opened again knows the instalments and the code that were chosen', async () => {
  const first = await showPayment(withSpring());
  await applySpring(first);
  fillCard(first);
  await chooseThree(first);
  first.unmount();

  const gateway = withSpring();
  const page = await again(gateway);
  await page.findByText(/kodu uygulandı/);
  expect(gateway.calls(couponCheck)).toEqual([{ offerId, code: 'BAHAR' }]);
  /* nothing is known of a card yet */
  expect(payButton(page).textContent).toContain('800,00');
  fillCard(page);
  await expect.poll(() => payButton(page).textContent).toContain('871,56');
  expect(page.getByLabelText('3 taksit')).toHaveProperty('checked', true);
});

test('a code that was typed and not applied stands in its field again, and is asked about by nobody', async () => {
  const first = await showPayment(payableGateway());
  await first.user.click(first.getByText('İndirim kodum var'));
  await first.user.type(first.getByLabelText('İndirim kodu'), 'bahar');
  first.unmount();

  const gateway = withSpring();
  const second = await again(gateway);
  expect(second.getByLabelText('İndirim kodu')).toHaveProperty('value', 'bahar');
  expect(gateway.calls(couponCheck)).toEqual([]);
  expect(payButton(second).textContent).toContain('842,08');
  await second.user.type(second.getByLabelText('İndirim kodu'), '{Enter}');
  await second.findByText(/kodu uygulandı/);
  second.unmount();

  const page = await again(withSpring());
  await page.findByText(/kodu uygulandı/);
});

test('another code typed after one that ended is the one that stands there, and is told as not applied', async () => {
  const first = await showPayment(withSpring());
  await applySpring(first);
  first.unmount();
  const gateway = payableGateway();
  gateway.refuse(couponCheck, 'coupon-not-valid');
  const second = await again(gateway);
  const field = second.getByLabelText('İndirim kodu');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  fill(second, { 'İndirim kodu': 'YAZ' });
  fireEvent.click(payButton(second));
  await second.findByRole('link', { name: /^İndirim kodu henüz uygulanmadı/ });
  second.unmount();

  const fresh = payableGateway();
  const page = await again(fresh);
  expect(page.getByLabelText('İndirim kodu')).toHaveProperty('value', 'YAZ');
  expect(fresh.calls(couponCheck)).toEqual([]);
});

test('who pays by transfer and under which name stands there again; where none is taken it is the card', async () => {
  const transferUntil = '2026-12-03T09:00:00.000Z';
  const buyer = { firstName: 'Defne', lastName: 'Aydın' };
  const first = await showPayment(payableGateway({ transferUntil, buyer }));
  await first.user.click(first.getByLabelText('Havale / EFT ile'));
  fill(first, { Soyadınız: 'Kaya' });
  first.unmount();

  const second = await again(payableGateway({ transferUntil, buyer }));
  expect(second.getByLabelText('Adınız')).toHaveProperty('value', 'Defne');
  expect(second.getByLabelText('Soyadınız')).toHaveProperty('value', 'Kaya');
  second.unmount();

  const page = await again(payableGateway({ buyer }));
  expect(page.getByLabelText('Kart numarası')).toBeTruthy();
});

test('a card’s number is kept nowhere, whichever field it was typed into', async () => {
  const page = await showPayment(payableGateway());
  fill(page, { Adres: '5528 7900 0000 0008', 'E-posta': 'defne@ornek.com' });
  await page.user.click(page.getByText('İndirim kodum var'));
  fill(page, { 'İndirim kodu': '5528790000000008' });
  const kept = Object.values(sessionStorage).join();
  expect(kept).toContain('defne@ornek.com');
  expect(kept.replace(/\D/g, '')).not.toContain('5528790000000008');
});

test('an address typed after the way back does not forget what was chosen', async () => {
  const first = await showPayment(withSpring());
  await applySpring(first);
  fillCard(first);
  await chooseThree(first);
  first.unmount();
  const second = await again(withSpring());
  fill(second, { Adres: 'Deneme Sokak 2' });
  second.unmount();

  const page = await again(withSpring());
  fillCard(page);
  await expect.poll(() => payButton(page).textContent).toContain('871,56');
  expect(page.getByText(/kodu uygulandı/)).toBeTruthy();
});

test('a code that meanwhile is worth nothing is told at its field, and one that was removed stays away', async () => {
  const first = await showPayment(withSpring());
  await applySpring(first);
  first.unmount();
  const gateway = payableGateway();
  gateway.refuse(couponCheck, 'coupon-not-valid');
  const second = await again(gateway);
  const field = second.getByLabelText('İndirim kodu');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(field).toHaveProperty('value', 'BAHAR');
  expect(payButton(second).textContent).toContain('842,08');
  second.unmount();

  const third = await again(withSpring());
  await third.findByText(/kodu uygulandı/);
  await third.user.click(third.getByRole('button', { name: 'Kodu kaldır' }));
  third.unmount();
  const page = await again(withSpring());
  expect(page.queryByText(/kodu uygulandı/)).toBeNull();
  expect(payButton(page).textContent).toContain('842,08');
});

test.each([
  [
    'that takes no instalments',
    (gateway: FakeGateway) => gateway.answer(installments, { ...ofCard, options: [once(84_208)] }),
  ],
  [
    'whose plans cannot be had',
    (gateway: FakeGateway) => gateway.refuse(installments, 'upstream-unavailable'),
  ],
] as const)('a card %s is charged once, whatever another card was to pay', async (_what, change) => {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  fillCard(page);
  await chooseThree(page);
  change(gateway);
  fill(page, { 'Kart numarası': '4766620000000001' });
  await page.findByText(/tek çekimle ödeyebilir/i);
  await fillBilling(page);
  expect(payButton(page).textContent).toContain('842,08');
  gateway.hold(purchaseStart);
  fireEvent.click(payButton(page));
  await expect
    .poll(() => gateway.calls(purchaseStart))
    .toMatchObject([{ installmentCount: 1, acceptedTotal: lira(84_208) }]);
});

test('while other instalments have to be chosen, the amount knows the code', async () => {
  const gateway = withSpring();
  const page = await showPayment(gateway);
  await applySpring(page);
  fillCard(page);
  await chooseThree(page);
  gateway.answer(installments, { ...ofCard, options: [once(80_000), plan(6, 90_000, 15_000)] });
  fill(page, { 'Kart numarası': '4766620000000001' });
  await page.findByLabelText('6 taksit');
  expect(payButton(page).textContent).toContain('800,00');
  expect(page.getByText('İndirim')).toBeTruthy();
});

test('a price that changed keeps a code that still holds', async () => {
  const gateway = withSpring();
  const page = await showPayment(gateway);
  await applySpring(page);
  fillCard(page);
  await fillBilling(page);
  gateway.refuse(purchaseStart, 'offer-price-changed');
  const fresh = sampleOfferDetail();
  gateway.answer(offerDetail, { ...fresh, offer: { ...fresh.offer, price: lira(90_000) } });
  gateway.answer(couponCheck, { code: 'BAHAR', discount: lira(4500), price: lira(85_500) });
  gateway.answer(installments, { ...ofCard, options: [once(85_500)] });
  fireEvent.click(payButton(page));
  await page.findByText('Fiyat değişti, ücret çekilmedi');
  await page.user.click(page.getByRole('button', { name: 'Yeni tutarı onaylıyorum' }));
  gateway.hold(purchaseStart);
  fireEvent.click(payButton(page));
  await expect
    .poll(() => gateway.calls(purchaseStart).at(-1))
    .toMatchObject({ acceptedTotal: lira(85_500), coupon: 'BAHAR' });
});
