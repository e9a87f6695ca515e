import { expect, test } from 'vitest';
import { checkAnswers } from './check-answers.ts';
import type { FieldContent, FormContent, StepContent } from './content.ts';

const field = (name: string, kind: FieldContent['kind'], more: Partial<FieldContent> = {}): FieldContent => ({
  name,
  kind,
  label: name,
  hint: '',
  optional: false,
  options: [],
  faults: {},
  ...more,
});

const trip: StepContent = {
  id: 'trip',
  title: '',
  hint: '',
  ofPersons: false,
  fields: [
    field('country', 'lookup'),
    field('beginDate', 'date', { minDays: 0, maxDays: 365 }),
    field('endDate', 'date', { minDays: 0, notBefore: 'beginDate' }),
    field('purpose', 'choice', { when: { field: 'region', is: ['europe'] } }),
  ],
};
const insured: StepContent = {
  ...trip,
  ofPersons: true,
  fields: [field('birthDate', 'birthDate', { maxAge: 85 })],
};
const longest = { days: 92, fault: 'tooLong' };
const today = '2026-11-27';
const good = { region: 'other', country: '276', beginDate: '2026-12-01', endDate: '2026-12-08' };

const check = (step: StepContent, answers: Record<string, string>) =>
  checkAnswers({ longest } as FormContent, step, { ...good, ...answers }, { persons: 1, today }).map(
    (problem) => `${problem.field} ${problem.message}`,
  );

test.each([
  ['a good trip', trip, {}, []],
  ['no country', trip, { country: '' }, ['country missing']],
  ['a purpose only where the region asks for it', trip, { region: 'europe' }, ['purpose missing']],
  ['a day that is over', trip, { beginDate: '2026-11-26' }, ['beginDate past']],
  [
    'a day in more than a year',
    trip,
    { beginDate: '2027-12-01', endDate: '2027-12-02' },
    ['beginDate tooLate'],
  ],
  ['home before out', trip, { endDate: '2026-11-30' }, ['endDate order']],
  ['92 days', trip, { endDate: '2027-03-02' }, []],
  ['93 days', trip, { endDate: '2027-03-03' }, ['endDate tooLong']],
  ['85 years on the first day', insured, { 'birthDate.0': '1940-12-02' }, []],
  ['born tomorrow', insured, { 'birthDate.0': '2026-11-28' }, ['birthDate.0 future']],
  ['86 years on the first day', insured, { 'birthDate.0': '1940-12-01' }, ['birthDate.0 tooOld']],
])('%s: %#', (_, step, answers, expected) => {
  expect(check(step, answers)).toEqual(expected);
});
