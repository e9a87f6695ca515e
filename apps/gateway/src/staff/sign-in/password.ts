import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import type { PasswordCost } from '../../platform/config.ts';
import { createPlaces } from '../../platform/places.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Half of the cores, and never more than half of the threads that pages are packed on too: passwords somebody guesses must not
 * hold up those who read or buy. Twenty may wait, which takes five seconds at most and no memory worth telling.
 */
const atOnce = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));
const places = createPlaces(atOnce, 20);

const keyBytes = 32;

/** @throws Refusal `too-many-requests` when all places are taken */
const keyOf = (password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> =>
  places(() =>
    /* one way of writing an accented letter */
    derive(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }),
  );

/** `scrypt$N$r$p$salt$key`: the cost of its day stands with it. */
export const hashPassword = async (password: string, cost: PasswordCost): Promise<string> => {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** What an unknown e-mail is measured against: the same work as a known one. */
const nobody = ({ N, r, p }: PasswordCost): string =>
  ['scrypt', N, r, p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');

/**
 * @param hash null when there is no such person: the work is done all the same, and the answer is no
 * @param cost today's
 */
export const isPassword = async (
  password: string,
  hash: string | null,
  cost: PasswordCost,
): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = (hash ?? nobody(cost)).split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await keyOf(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return hash !== null && expected.length === given.length && timingSafeEqual(expected, given);
};

/** Whether a hash was made at another cost than today's: its owner's next sign-in makes a new one. */
export const isOutdated = (hash: string, { N, r, p }: PasswordCost): boolean =>
  !hash.startsWith(['scrypt', N, r, p, ''].join('$'));
