// @vitest-environment happy-dom
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { Page } from '@sigorta/gateway-client/testing/render-page.tsx';
import { expect, test } from 'vitest';
import { fillBilling, fillCard, payableGateway, showPayment } from '../testing/payment-page.tsx';
import { renderJourney } from '../testing/render-journey.tsx';
import { offerId, sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { purchaseId } from '../testing/sample-purchase.ts';
import { PaymentPage } from './PaymentPage.tsx';

/** A form that only has to be sent. */
async function ready() {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  fillCard(page);
  await fillBilling(page);
  return { gateway, page };
}

const press = (page: Page): Promise<void> => page.user.click(page.getByRole('button', { name: /öde/ }));

test.each(['timeout', 'offline', 'service-unavailable', 'already-paid', 'payment-in-progress'] as const)(
  'a call to pay that ends in %s leads to the purchase when there is one',
  async (code) => {
    const { gateway, page } = await ready();
    gateway.refuse(purchaseStart, code);
    gateway.answer(offerDetail, sampleOfferDetail({ purchaseId }));
    await press(page);
    await expect.poll(page.place).toBe(`/deneme-police?satin-alma=${purchaseId}`);
    expect(page.queryByText('Ödeme tamamlanmadı')).toBeNull();
  },
);

test('a payment that is being made elsewhere is no failure', async () => {
  const { gateway, page } = await ready();
  gateway.refuse(purchaseStart, 'payment-in-progress');
  await press(page);
  await page.findByText('Yeniden ödemeyin');
  expect(page.queryByText('Ödeme tamamlanmadı')).toBeNull();
});

test('an offer that is paid already shows no card and leads to its purchase', async () => {
  const gateway = fakeGateway();
  gateway.answer(offerDetail, sampleOfferDetail({ purchaseId, expired: true }));
  const path = `/deneme-odeme?teklif=${offerId}`;
  const page = await renderJourney(<PaymentPage />, { gateway, page: 'payment', path });
  await expect.poll(page.place).toBe(`/deneme-police?satin-alma=${purchaseId}`);
  expect(page.queryByLabelText('Kart numarası')).toBeNull();
});
