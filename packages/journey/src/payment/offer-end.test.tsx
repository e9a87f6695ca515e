// @vitest-environment happy-dom
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import type { Page } from '@sigorta/gateway-client/testing/render-page.tsx';
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetValues, keepValues } from '../form/kept-values.ts';
import { fill } from '../testing/fill.ts';
import { fillBilling, fillCard, payableGateway, payButton, showPayment } from '../testing/payment-page.tsx';
import { renderJourney } from '../testing/render-journey.tsx';
import { quoteId, sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { sampleProduct } from '../testing/sample-product.ts';
import { purchaseId } from '../testing/sample-purchase.ts';
import { PaymentPage } from './PaymentPage.tsx';

/* the offer of the sample ends at 15:00 */
const before = '2026-11-21T14:59:50Z';
const over = sampleOfferDetail({ expired: true });
const title = 'Bu teklifin süresi doldu';

/* what looks at the clock every half minute; all else waits as ever */
const ticks = new Set<() => void>();

beforeEach(() => {
  const setReal = globalThis.setInterval;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(before) });
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms?: number) => {
    if (ms === 30_000) ticks.add(run);
    return setReal(run, ms);
  }) as typeof setInterval);
});
afterEach(() => {
  ticks.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  forgetValues(sampleProduct.id);
});

const halfAMinute = (): Promise<void> =>
  act(async () => {
    vi.setSystemTime(Date.now() + 30_000);
    for (const tick of ticks) tick();
  });
const places = (page: Page): (string | null)[] =>
  page.getAllByRole('link').map((link) => link.getAttribute('href'));

test('an offer that ends while its buyer types is told at once, with the ways on, and takes the focus', async () => {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  fill(page, { Adres: 'Deneme Sokak 1' });
  page.getByLabelText('Adres').focus();
  gateway.answer(offerDetail, over);
  await halfAMinute();
  const told = await page.findByRole('alert');
  expect(told.textContent).toContain(title);
  expect(told.textContent).toContain('Ücret çekilmedi.');
  expect(document.activeElement).toBe(told);
  expect(places(page)).toEqual(['/deneme', `/deneme-teklifler?sorgu=${quoteId}`]);
});

test('the clock of a device ends nothing that the gateway still sells', async () => {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  await halfAMinute();
  await halfAMinute();
  expect(payButton(page).disabled).toBe(false);
  gateway.refuse(offerDetail, 'offline');
  await halfAMinute();
  expect(payButton(page).disabled).toBe(false);
  gateway.answer(offerDetail, over);
  await halfAMinute();
  expect(await page.findByText(title)).toBeTruthy();
});

test('an offer that was bought elsewhere before it ended leads to what was bought', async () => {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  gateway.answer(offerDetail, sampleOfferDetail({ expired: true, purchaseId }));
  await halfAMinute();
  await expect.poll(page.place).toBe(`/deneme-police?satin-alma=${purchaseId}`);
});

test('whoever pressed Pay in time is answered by what becomes of the payment', async () => {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  fillCard(page);
  await fillBilling(page);
  const paying = gateway.hold(purchaseStart);
  fireEvent.click(payButton(page));
  await expect.poll(() => gateway.calls(purchaseStart)).toHaveLength(1);
  gateway.answer(offerDetail, over);
  await halfAMinute();
  expect(page.queryByText(title)).toBeNull();
  await paying.answer({ purchaseId, next: { kind: 'status' } });
  await expect.poll(page.place).toBe(`/deneme-police?satin-alma=${purchaseId}`);
});

test('a payment that is refused for it says the same, and a form that is remembered is told of', async () => {
  keepValues(sampleProduct.id, { values: {}, reached: 1 });
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  fillCard(page);
  await fillBilling(page);
  gateway.refuse(purchaseStart, 'offer-expired');
  fireEvent.click(payButton(page));
  const told = await page.findByRole('alert');
  expect(told.textContent).toContain('Bilgileriniz formda duruyor.');
  expect(document.activeElement).toBe(told);
});

test('of a form that nobody remembers nothing is promised', async () => {
  const gateway = payableGateway({ expired: true });
  const path = '/deneme-odeme?teklif=offer-1234567890';
  const page = await renderJourney(<PaymentPage />, { gateway, page: 'payment', path });
  await page.findByText(title);
  expect(page.container.textContent).not.toContain('formda duruyor');
});

test('an offer asked for anew begins with the address of the same buyer, and of nobody else', async () => {
  const { offer, quote } = sampleOfferDetail();
  const details = { ...quote.details, email: 'defne@ornek.com' };
  const first = await showPayment(payableGateway({ quote: { ...quote, details } }));
  fill(first, { Adres: 'Deneme Sokak 1' });
  first.unmount();

  const other = { ...offer, id: 'offer-0987654321' };
  const anew = { ...quote, quoteId: 'quote-0987654321' };
  const shownFor = async (insuredNames: string[], email?: string) => {
    const { email: _before, ...rest } = details;
    const asked = { ...anew, insuredNames, details: email === undefined ? rest : { ...rest, email } };
    const gateway = payableGateway({ offer: other, quote: asked });
    const path = `/deneme-odeme?teklif=${other.id}`;
    const page = await renderJourney(<PaymentPage />, { gateway, page: 'payment', path });
    await page.findByLabelText('Adres');
    const values = ['Adres', 'E-posta'].map(
      (label) => (page.getByLabelText(label) as HTMLInputElement).value,
    );
    page.unmount();
    sessionStorage.removeItem(`odeme:${other.id}`);
    return values;
  };
  expect(await shownFor(['Daniel Kaya'], 'defne@ornek.com')).toEqual(['', 'defne@ornek.com']);
  /* another person of the same name, and an address that was mistyped and corrected */
  expect(await shownFor(['Defne Aydın'], 'baska@ornek.com')).toEqual(['', 'baska@ornek.com']);
  expect(await shownFor(['Defne Aydın'])).toEqual(['', '']);
  expect(await shownFor(['Defne Aydın'], 'defne@ornek.com')).toEqual(['Deneme Sokak 1', 'defne@ornek.com']);
});
