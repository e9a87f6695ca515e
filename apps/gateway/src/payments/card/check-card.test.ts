import { expect, test } from 'vitest';
import { checkCard } from './check-card.ts';

const now = new Date('2026-11-21T12:00:00Z');
const card = { number: '5528790000000008', month: '11', year: '2026' };

test('a card is good until the end of its month', () => {
  expect(() => checkCard(card, now)).not.toThrow();
});

test.each([
  [{ month: '10' }, 'card.month', 'payment.error.expired'],
  [{ number: '5528790000000009' }, 'card.number', 'payment.error.cardNumber'],
])('%j is refused at its field, in the words the browser has for it', (change, field, message) => {
  expect(() => checkCard({ ...card, ...change }, now)).toThrow(
    expect.objectContaining({ code: 'card-rejected', fields: [{ field, message }] }),
  );
});
