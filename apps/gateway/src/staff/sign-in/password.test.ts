import { expect, test } from 'vitest';
import { hashPassword, isPassword, problemOfPassword } from './password.ts';

test('a password fits its own hash only, and two hashes of one differ', async () => {
  const [one, other] = await Promise.all([
    hashPassword('mor kedi rafta 7'),
    hashPassword('mor kedi rafta 7'),
  ]);
  expect(one).not.toBe(other);
  expect(await isPassword('mor kedi rafta 7', one)).toBe(true);
  expect(await isPassword('mor kedi rafta 8', one)).toBe(false);
  expect(await isPassword('mor kedi rafta 7', null)).toBe(false);
});

test('an accent typed as one letter or two is the same password', async () => {
  expect(await isPassword('s\u0327emsiye ve yagmur', await hashPassword('\u015femsiye ve yagmur'))).toBe(
    true,
  );
});

test.each([
  ['kısa parola', 'too-short'],
  ['Parola123456!', 'too-common'],
  ['sigorta2026!!', 'too-common'],
  ['111111111111', 'too-common'],
  ['123456789012345', 'too-common'],
  ['selin.korkmaz.1990', 'holds-email'],
  ['mor kedi rafta uyur', null],
  ['9f!Kx2#pLq7zRw', null],
])('%s: %s', (password, problem) => {
  expect(problemOfPassword(password, 'selin.korkmaz@ornek.com')).toBe(problem);
});

test('of forty passwords at once twenty-two are looked at, the others are told to come again', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword('mor kedi', null)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
  for (const one of tries) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'too-many-requests' });
  }
  expect(await isPassword('mor kedi', null)).toBe(false);
});
