// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { fillBilling, fillCard, payableGateway, showPayment } from '../testing/payment-page.tsx';
import { sampleOfferDetail } from '../testing/sample-offer-detail.ts';

/* spec §2: parties are the first article */
test('the contract names its buyer as he was named, with address, e-mail and phone', async () => {
  const { quote } = sampleOfferDetail();
  const details = { ...quote.details, email: 'defne@ornek.com', phone: '+905321234567' };
  const page = await showPayment(payableGateway({ quote: { ...quote, details } }));
  fillCard(page);
  await fillBilling(page);
  await page.user.click(page.getByRole('button', { name: 'Sözleşmeyi oku' }));
  const buyer = await page.findByText(/^Alıcı: /);
  const words = buyer.textContent?.replace(/[\u2068\u2069]/g, '');
  expect(words).toBe('Alıcı: Defne Aydın, Deneme Sokak 1, e-posta defne@ornek.com, telefon +905321234567.');
});
