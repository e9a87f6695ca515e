import { expect, test } from 'vitest';
import type { Application } from './field.ts';
import { birthDate } from './fields/person.ts';
import { beginDate } from './fields/travel.ts';
import { firstDayOfCover } from './first-day-of-cover.ts';
import { product as sample } from './testing/sample-product.ts';
import { validate } from './validate.ts';

const product = {
  ...sample,
  rules: [],
  steps: [
    { id: 'when', kind: 'fields' as const, fields: [beginDate({ maxDays: 60 })] },
    { id: 'insured', kind: 'insured' as const },
  ],
  insured: { min: 1, max: 5, fields: [birthDate({ minAge: 18, maxAge: 45 })] },
};

const messageFor = (birth: string, begin: string, today: string): string | null => {
  const application: Application = { beginDate: begin, insured: [{ birthDate: birth }] };
  const checked = validate(product, application, { today });
  return checked.ok
    ? null
    : (checked.errors.find(({ field }) => field === 'insured.0.birthDate')?.message ?? null);
};

const young = 'field.birthDate.error.tooYoung';
const old = 'field.birthDate.error.tooOld';

/* by hand: born, first day of cover, today */
test.each([
  ['2008-11-23', '2026-11-23', '2026-11-22', null],
  ['2008-11-24', '2026-11-23', '2026-11-22', young],
  ['2008-12-22', '2026-12-22', '2026-11-22', null],
  ['2008-12-23', '2026-12-22', '2026-11-22', young],
  /* 46 tomorrow, cover today or in three days */
  ['1980-11-23', '2026-11-22', '2026-11-22', null],
  ['1980-11-23', '2026-11-25', '2026-11-22', old],
  /* born on a leap day: older on 1 March */
  ['2008-02-29', '2026-02-28', '2026-02-20', young],
  ['2008-02-29', '2026-03-01', '2026-02-20', null],
  /* no date yet, one that is none, one that is over: judged today */
  ['2008-11-22', '', '2026-11-22', null],
  ['2008-11-23', '2026-02-30', '2026-11-22', young],
  ['2008-11-23', '2026-11-01', '2026-11-22', young],
])('born %s, covered from %s, asked on %s: %j', (birth, begin, today, message) => {
  expect(messageFor(birth, begin, today)).toBe(message);
});

test('cover without a date begins on the day after', () => {
  const undated = { ...product, steps: [{ id: 'insured', kind: 'insured' as const }] };
  expect(firstDayOfCover(undated, {}, '2026-12-31')).toBe('2027-01-01');
});
