import type { CardEntryComponent } from '@sigorta/card-fields/page/card-entry';
import { lira } from '@sigorta/contracts/money';
import type { AnswerOf } from '@sigorta/contracts/operation';
import { districts } from '@sigorta/contracts/operations/districts';
import { installments } from '@sigorta/contracts/operations/installments';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { type FakeGateway, fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import type { Page } from '@sigorta/gateway-client/testing/render-page.tsx';
import type { Product } from '@sigorta/product-kit/product';
import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { PaymentPage } from '../payment/PaymentPage.tsx';
import { fill } from './fill.ts';
import { renderJourney } from './render-journey.tsx';
import { offerId, sampleOfferDetail } from './sample-offer-detail.ts';
import { sampleProduct } from './sample-product.ts';

/** Sold with one consent that must be given before payment. */
export const soldProduct: Product = {
  ...sampleProduct,
  consents: [{ id: 'distance-sales-contract', at: 'payment', required: true }],
};

export const plan = (count: number, total: number, each: number) => ({
  count,
  total: lira(total),
  first: lira(each),
  each: lira(each),
  maturityDifference: lira(total - 84_208),
});

/** A gateway that knows the offer, two plans of the card and one district of İstanbul. */
export function payableGateway(change: Partial<AnswerOf<typeof offerDetail>> = {}): FakeGateway {
  const gateway = fakeGateway();
  gateway.answer(offerDetail, sampleOfferDetail(change));
  gateway.answer(districts, {
    provinces: [{ provinceId: 34, districts: [{ districtId: 1421, name: 'Kadıköy' }] }],
  });
  gateway.answer(installments, {
    bank: null,
    family: null,
    association: null,
    credit: true,
    options: [plan(1, 84_208, 84_208), plan(3, 87_156, 29_052)],
  });
  return gateway;
}

/** The payment page of the offer, once it is there. */
export async function showPayment(
  gateway: FakeGateway,
  query = '',
  card?: CardEntryComponent,
  product: Product = soldProduct,
): Promise<Page> {
  sessionStorage.clear();
  localStorage.clear();
  onTestFinished(() => sessionStorage.clear());
  const page = await renderJourney(<PaymentPage />, {
    gateway,
    page: 'payment',
    product,
    ...(card && { card }),
    path: `/deneme-odeme?teklif=${offerId}${query}`,
  });
  await page.findByRole('heading', { name: 'Son adım: ödeme' });
  return page;
}

/** What sends the form. @throws while there is nothing to pay with */
export function payButton(page: Page): HTMLButtonElement {
  const button = page.container.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) throw new Error('there is nothing to pay with');
  return button;
}

/** Card and expiry of a buyer. */
export const fillCard = (page: Page): void =>
  fill(page, {
    'Kart numarası': '5528790000000008',
    'Kart üzerindeki ad': 'Defne',
    Soyad: 'Aydın',
    'Son kullanma (ay / yıl)': '12/30',
    CVV: '123',
  });

/** Address of the invoice and the consent. */
export async function fillBilling(page: Page): Promise<void> {
  const district = page.getByLabelText('İlçe') as HTMLInputElement;
  await expect.poll(() => district.disabled).toBe(false);
  fill(page, { İlçe: 'Kadıköy', Adres: 'Deneme Sokak 1', 'E-posta': 'defne@ornek.com' });
  expect(district.value).toBe('Kadıköy, İstanbul');
  fireEvent.click(page.getByLabelText('Mesafeli satış sözleşmesini kabul ediyorum.'));
}
