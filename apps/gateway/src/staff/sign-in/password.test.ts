import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../../platform/read-config.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';

const { passwordCost: cost } = readConfig({}, '/');

test('every installation pays what OWASP asks for, in production and before', () => {
  expect(cost).toEqual({ N: 32_768, r: 8, p: 3 });
});

test('a password fits its own hash only, and two hashes of one differ', async () => {
  const [one, other] = await Promise.all([
    hashPassword('mor kedi rafta 7', cost),
    hashPassword('mor kedi rafta 7', cost),
  ]);
  expect(one).not.toBe(other);
  expect(await isPassword('mor kedi rafta 7', one, cost)).toBe(true);
  expect(await isPassword('mor kedi rafta 8', one, cost)).toBe(false);
  expect(await isPassword('mor kedi rafta 7', null, cost)).toBe(false);
});

test('an accent typed as one letter or two is the same password', async () => {
  expect(
    await isPassword('s\u0327emsiye ve yagmur', await hashPassword('\u015femsiye ve yagmur', cost), cost),
  ).toBe(true);
});

/* half of the cores, two at most, and twenty who wait; places are given before the first try has ended, whatever it costs */
const cheap = { ...cost, N: 2 ** 10 };
const looked = 20 + (availableParallelism() < 4 ? 1 : 2);

test('of forty passwords at once as many are looked at as half of the cores bear, the others are told to come again', {
  timeout: 120_000,
}, async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 40 }, () => isPassword('mor kedi', null, cheap)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(looked);
  for (const one of tries) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'too-many-requests' });
  }
  expect(await isPassword('mor kedi', null, cheap)).toBe(false);
});

test('a hash tells the cost of its day, and one of another day is outdated', async () => {
  const today = await hashPassword('mor kedi rafta 7', cost);
  expect(isOutdated(today, cost)).toBe(false);
  expect(isOutdated(today.replace(/^scrypt\$32768\$8\$3/, 'scrypt$32768$8$1'), cost)).toBe(true);
});
