import { expect, test } from 'vitest';
import { problemOfPassword } from './password-problem.ts';

test.each([
  ['kısa parola', 'too-short'],
  ['Parola123456!', 'too-common'],
  ['sigorta2026!!', 'too-common'],
  ['111111111111', 'too-common'],
  ['123456789012345', 'too-common'],
  ['selin.korkmaz.1990', 'holds-email'],
  /* the list of stolen passwords: as they stand, dressed up, written twice, in Turkish capitals */
  ['1qaz2wsx3edc', 'too-common'],
  ['motherfucker', 'too-common'],
  ['Sunshine2024!', 'too-common'],
  ['...Superman...', 'too-common'],
  ['blinkblink182', null],
  ['princessprincess', 'too-common'],
  ['SONYERİCSSON', 'too-common'],
  ['mor kedi rafta uyur', null],
  ['9f!Kx2#pLq7zRw', null],
])('%s: %s', async (password, problem) => {
  expect(await problemOfPassword(password, 'selin.korkmaz@ornek.com')).toBe(problem);
});
