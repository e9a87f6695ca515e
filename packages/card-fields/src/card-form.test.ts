import { expect, test } from 'vitest';
import { cardFaults } from './card-form.ts';
import { tellableName } from './card-names.ts';

const card = {
  firstName: 'Defne',
  lastName: 'Aydın',
  number: '5528790000000008',
  month: '12',
  year: '2030',
  cvv: '123',
};
const today = '2026-11-21';

test('a card that can be charged has no fault', () => {
  expect(cardFaults(card, today)).toEqual([]);
});

test.each([
  [{ number: '552879000000000' }, 'number', 'payment.error.cardNumber'],
  [{ number: '378282246310005' }, 'number', 'payment.error.cardType'],
  [{ number: '' }, 'number', 'payment.error.cardNumber'],
  [{ firstName: '' }, 'firstName', 'payment.error.firstName'],
  [{ lastName: '' }, 'lastName', 'payment.error.lastName'],
  [{ month: '' }, 'expiry', 'payment.error.month'],
  [{ year: '' }, 'expiry', 'payment.error.year'],
  [{ month: '', year: '' }, 'expiry', 'payment.error.month'],
  [{ year: '2099' }, 'expiry', 'payment.error.year'],
  [{ month: '10', year: '2026' }, 'expiry', 'payment.error.expired'],
  [{ cvv: '12' }, 'cvv', 'payment.error.cvv'],
])('%j is told at %s', (change, part, message) => {
  expect(cardFaults({ ...card, ...change }, today)).toEqual([{ part, message }]);
});

test('the card is good through the last day of its month', () => {
  expect(cardFaults({ ...card, month: '11', year: '2026' }, '2026-11-30')).toEqual([]);
});

test('names that hold a card’s number are told, and none is told to a page while it is typed', () => {
  expect(cardFaults({ ...card, lastName: '5528 7900 0000 0008' }, today)).toEqual([
    { part: 'lastName', message: 'field.cardNumber.error' },
  ]);
  expect(['Aydın', '55287', '5528 7900 0000 0008', '٥٥٢٨٧'].map(tellableName)).toEqual(['Aydın', '', '', '']);
});
