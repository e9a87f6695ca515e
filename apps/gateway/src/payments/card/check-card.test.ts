import { expect, test } from 'vitest';
import { sealedCard } from '../../testing/purchase/card-entry.ts';
import { checkCard } from './check-card.ts';

test('of a sealed card its bank and its last digits are known', () => {
  expect(checkCard(sealedCard())).toMatchObject({ prefix: '552879', last4: '0008' });
});

test.each(['', 'k1', 'k1.e30.AAAA', `k2.${'A'.repeat(40)}.${'A'.repeat(60)}`, 'k1.a.b.c'])(
  '%j is sealed by nobody and refused at the field of the number',
  (sealed) => {
    const fields = [{ field: 'card.sealed', message: 'payment.error.cardNumber' }];
    expect(() => checkCard({ sealed })).toThrow(expect.objectContaining({ code: 'card-rejected', fields }));
  },
);

test('American Express is told by its prefix', () => {
  const card = sealedCard({ number: '374427000000003', cvv: '1234' });
  expect(() => checkCard(card)).toThrow(expect.objectContaining({ code: 'card-type-not-accepted' }));
});
