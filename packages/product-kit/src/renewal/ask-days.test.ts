import { addDays } from '@sigorta/validators/iso-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormStep } from '../product.ts';
import { askDaysOf, dayOfAsking, daysToCome, isDue } from './ask-days.ts';

const lastDay = '2027-11-30';
const declared = (daysBefore: readonly number[], maxDays?: number) => {
  const step: FormStep = {
    id: 'cover',
    kind: 'fields',
    fields: [
      { kind: 'date', name: 'beginDate', wire: 'baslangic', ...(maxDays !== undefined && { maxDays }) },
    ],
  };
  return { renewal: { daysBefore, thing: [] }, steps: [step] };
};
const usual = declared([30, 15, 7]);

describe('the days of asking', () => {
  test('are those of the declaration', () => {
    expect(askDaysOf(usual)).toEqual([30, 15, 7]);
    expect(askDaysOf({ steps: [] })).toEqual([]);
    expect(askDaysOf(declared([7, 30, 15]))).toEqual([30, 15, 7]);
  });

  test('are no earlier than the form takes the next first day', () => {
    expect(askDaysOf(declared([30, 15, 7], 30))).toEqual([29, 15, 7]);
    expect(askDaysOf(declared([30, 15, 7], 16))).toEqual([15, 7]);
    expect(askDaysOf(declared([30, 15, 7], 1))).toEqual([0]);
    expect(askDaysOf(declared([30, 15, 7], 0))).toEqual([]);
  });

  test('are counted back from the last day of cover', () => {
    expect(dayOfAsking(lastDay, 30)).toBe('2027-10-31');
    expect(dayOfAsking(lastDay, 7)).toBe('2027-11-23');
  });

  test('that are over do not come any more', () => {
    expect(daysToCome(usual, lastDay, '2027-10-31')).toEqual([30, 15, 7]);
    expect(daysToCome(usual, lastDay, '2027-11-01')).toEqual([15, 7]);
    expect(daysToCome(usual, lastDay, '2027-11-24')).toEqual([]);
  });
});

describe('a reminder', () => {
  test.each([
    ['on its day', 30, '2027-10-31', true],
    ['a day too soon', 30, '2027-10-30', false],
    ['held up for a fortnight', 30, '2027-11-14', true],
    ['held up until the next one', 30, '2027-11-15', false],
    ['the last one, on the last day', 7, lastDay, true],
    ['after the cover', 7, '2027-12-01', false],
  ])('%s', (_, days, today, due) => {
    expect(isDue(usual, lastDay, days, today)).toBe(due);
  });

  test('is the only one of its day, whatever the day', async () => {
    await fc.assert(
      fc.property(fc.integer({ min: 0, max: 45 }), (before) => {
        const today = addDays(lastDay, -before);
        const due = askDaysOf(usual).filter((days) => isDue(usual, lastDay, days, today));
        expect(due).toHaveLength(before <= 30 ? 1 : 0);
      }),
    );
  });
});
