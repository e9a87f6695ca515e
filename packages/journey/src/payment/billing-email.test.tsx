// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { payableGateway, showPayment } from '../testing/payment-page.tsx';
import { sampleOfferDetail } from '../testing/sample-offer-detail.ts';

test('the address that the policy goes to stands there already, and may be another one', async () => {
  const { quote } = sampleOfferDetail();
  const page = await showPayment(
    payableGateway({ quote: { ...quote, details: { ...quote.details, email: 'defne@ornek.com' } } }),
  );
  const field = page.getByLabelText('E-posta');
  expect(field).toHaveProperty('value', 'defne@ornek.com');
  await page.user.clear(field);
  await page.user.type(field, 'is@ornek.com');
  expect(field).toHaveProperty('value', 'is@ornek.com');
});
