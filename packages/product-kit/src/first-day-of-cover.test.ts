import { describe, expect, test } from 'vitest';
import type { Field, FieldValues } from './field.ts';
import { firstDayOfCover } from './first-day-of-cover.ts';
import type { Product } from './product.ts';
import { product as sample } from './testing/sample-product.ts';

const today = '2026-11-22';
const fields: Field[] = [
  { kind: 'text', name: 'since', wire: 'since' },
  { kind: 'date', name: 'boughtOn', wire: 'boughtOn', when: { field: 'since', is: ['new'] } },
  { kind: 'date', name: 'beginDate', wire: 'beginDate' },
  { kind: 'date', name: 'endDate', wire: 'endDate' },
];
const product: Product = { ...sample, steps: [{ id: 'when', kind: 'fields', fields }] };
const answers: FieldValues = { since: '2027-03-03', beginDate: '2026-12-01', endDate: '2026-12-11' };

/* by hand: ages are judged on the first date that is asked for, today while that is missing or over */
describe('the first day of cover', () => {
  test.each([
    ['is the first date of the form, whatever a text before it reads like', {}, '2026-12-01'],
    ['is no date that is not asked for', { boughtOn: '2026-11-30' }, '2026-12-01'],
    ['is that date once it is asked for', { since: 'new', boughtOn: '2026-11-30' }, '2026-11-30'],
    ['is today where the date is today', { beginDate: today }, today],
    ['is today where the date is over', { beginDate: '2026-11-21' }, today],
    ['is today where the date is none', { beginDate: '2027-02-30' }, today],
    ['is today where nothing is answered', { beginDate: undefined }, today],
  ])('%s', (_, changed: FieldValues, expected) => {
    expect(firstDayOfCover(product, { ...answers, ...changed }, today)).toBe(expected);
  });

  test('is the day after where no date is asked for', () => {
    expect(firstDayOfCover({ ...product, steps: [] }, answers, today)).toBe('2026-11-23');
  });
});
