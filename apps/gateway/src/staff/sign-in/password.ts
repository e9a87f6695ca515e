import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { fold } from '@sigorta/i18n/fold';
import { createPlaces } from '../../platform/places.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Half of the threads that pages are packed on too: passwords somebody guesses must not hold up those who read. Twenty may wait,
 * which takes a second or two and no memory worth telling.
 */
const places = createPlaces(2, 20);

/** 32 MB and some 80 ms of a core for every try. */
const cost = { N: 2 ** 15, r: 8, p: 1 };
const keyBytes = 32;

/** @throws Refusal `too-many-requests` when all places are taken */
const keyOf = (password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> =>
  places(() =>
    /* one way of writing an accented letter */
    derive(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }),
  );

/** `scrypt$N$r$p$salt$key`: the cost of its day stands with it. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** What an unknown e-mail is measured against: the same work as a known one. */
const nobody = ['scrypt', cost.N, cost.r, cost.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');

/** @param hash null when there is no such person: the work is done all the same, and the answer is no */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobody).split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await keyOf(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return hash !== null && expected.length === given.length && timingSafeEqual(expected, given);
};

export type PasswordProblem = 'too-short' | 'too-common' | 'holds-email';

/** Beginnings of what people take first; digits and signs around them make no difference. */
const common = [
  'password',
  'parola',
  'sifre',
  'sigorta',
  'sigortacarsisi',
  'carsi',
  'qwerty',
  'asdfgh',
  'letmein',
  'welcome',
  'hosgeldin',
  'admin',
  'panel',
  'istanbul',
  'ankara',
  'turkiye',
  'galatasaray',
  'fenerbahce',
  'besiktas',
  'trabzonspor',
  'iloveyou',
  'seniseviyorum',
  'dragon',
  'monkey',
  'football',
  'futbol',
  'merhaba',
  'abcdef',
];

/** @returns what is wrong with a new password, null when it may be taken */
export const problemOfPassword = (password: string, email: string): PasswordProblem | null => {
  if ([...password].length < 12) return 'too-short';
  const plain = fold(password).replaceAll(' ', '');
  const [name = ''] = fold(email.split('@')[0] ?? '').split(' ');
  if (name.length >= 3 && plain.includes(name)) return 'holds-email';
  const letters = plain.replace(/[^\p{L}]/gu, '');
  const isOneSign = new Set(plain).size < 5;
  if (isOneSign || letters.length < 4 || common.some((word) => letters.replaceAll(word, '').length < 4))
    return 'too-common';
  return null;
};
