// @vitest-environment happy-dom
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fillBilling, fillCard, payableGateway, payButton, showPayment } from '../testing/payment-page.tsx';
import { offerId, sampleOfferDetail } from '../testing/sample-offer-detail.ts';
import { readPaymentDraft } from './payment-draft.ts';

const contract = 'Mesafeli satış sözleşmesini kabul ediyorum.';

/** Everything is filled in and ticked, and the gateway asks for another consent, or another wording of it. */
async function refusedFor(consent: string) {
  const gateway = payableGateway();
  const page = await showPayment(gateway);
  fillCard(page);
  await fillBilling(page);
  gateway.refuse(purchaseStart, 'consent-missing', [
    { field: `consents.${consent}`, message: 'payment.error.agreement' },
  ]);
  await page.user.click(payButton(page));
  return page;
}

test.each(['special-terms', 'distance-sales-contract'])(
  'a page that lacks what it is refused for (%s) says that it is old, and loads itself anew at a press',
  async (consent) => {
    const page = await refusedFor(consent);
    const notice = await page.findByRole('alert');
    expect(notice.textContent).toContain('Bu sayfa eskidi');
    expect(notice.textContent).toContain('Kartınızdan para çekilmedi.');
    await expect.poll(() => notice.parentElement === document.activeElement).toBe(true);
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await page.user.click(page.getByRole('button', { name: 'Sayfayı yenile' }));
    expect(reload).toHaveBeenCalledOnce();
    reload.mockRestore();
    /* what the page that comes begins with */
    expect(readPaymentDraft(sampleOfferDetail(), Date.now(), sessionStorage)).toMatchObject({
      billing: { address: 'Deneme Sokak 1', email: 'defne@ornek.com', district: '1421' },
      way: 'card',
    });
    expect(JSON.stringify(sessionStorage)).not.toContain('5528');
    expect(page.place()).toBe(`/deneme-odeme?teklif=${offerId}`);
  },
);

test('a box that the page has and that is not ticked is told at the box', async () => {
  const page = await refusedFor('special-terms');
  await page.findByText('Bu sayfa eskidi');
  fireEvent.click(page.getByLabelText(contract));
  await page.user.click(payButton(page));
  await page.findAllByText('Ödemek için mesafeli satış sözleşmesini kabul etmeniz gerekir.');
  expect(page.queryByText('Bu sayfa eskidi')).toBeNull();
});
