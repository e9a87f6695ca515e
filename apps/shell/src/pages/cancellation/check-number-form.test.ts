import { expect, test } from 'vitest';
import { checkNumberForm } from './check-number-form.ts';
import { daysUntil, lastMoment } from './show-instant.ts';
import { tr } from './texts/tr.ts';

const right = { policyNumber: ' MER0123456789', identity: '100 000 001 46', birthDate: '05/07/1990' };

test.each([
  [{}, []],
  [{ policyNumber: 'M' }, ['policyNumber']],
  [{ identity: '12' }, ['identity']],
  [{ birthDate: '31/02/1990' }, ['birthDate']],
  [{ policyNumber: '', identity: '', birthDate: '' }, ['policyNumber', 'identity', 'birthDate']],
])('%j is refused at %j', (change, fields) => {
  const errors = checkNumberForm({ ...right, ...change }, '2026-11-22');
  expect(Object.keys(errors)).toEqual(fields);
  for (const key of Object.values(errors)) expect(tr).toHaveProperty([key]);
});

test('an exclusive end is shown as the minute before it, and its days are counted', () => {
  expect(lastMoment('2026-12-06T21:00:00.000Z')).toBe('2026-12-06T20:59:00.000Z');
  expect(daysUntil('2026-12-06T21:00:00Z', new Date('2026-12-06T20:59:30Z'))).toBe(1);
  expect(daysUntil('2026-12-06T21:00:00Z', new Date('2026-12-06T21:00:00Z'))).toBe(0);
});
