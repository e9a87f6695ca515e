import { randomInt } from 'node:crypto';

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Letters and digits that nobody mistakes for each other on the phone. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Digits only, the first never 0. */
export const randomDigits = (length: number): string =>
  String(randomInt(1, 10)) + Array.from({ length: length - 1 }, () => randomInt(10)).join('');
