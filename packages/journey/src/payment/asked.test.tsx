// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { payableGateway, showPayment, soldProduct } from '../testing/payment-page.tsx';
import { paymentAnswers, paymentInputs } from './asked.ts';

test('the page asks what it declares, and nothing else', async () => {
  const page = await showPayment(payableGateway());
  const inputs = page.container.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)');
  const named = new Set([...inputs].map(({ name }) => name).filter((name) => name !== ''));
  const ofConsents = soldProduct.consents.map(({ id }) => `consents.${id}`);
  expect([...named]).toEqual([...paymentInputs, ...ofConsents]);
  /* the one box without a name of its own is the district's, whose answer stands in a hidden input */
  const nameless = [...inputs].filter(({ name }) => name === '');
  expect(nameless.map(({ id }) => id)).toEqual(['f-billing-district']);
});

test('by hand: of five inputs of a card and three of an invoice, who is known fills in five', () => {
  const names = { firstName: 'Defne', lastName: 'Aydın' };
  expect(paymentAnswers({ names, email: 'defne@ornek.com' })).toEqual([
    'card.number',
    'card.expiry',
    'card.cvv',
    'billing.district',
    'billing.address',
  ]);
  expect(paymentAnswers({ names: null, email: '' })).toHaveLength(8);
});
