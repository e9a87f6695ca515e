import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createPlaces } from '../../platform/places.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Half of the cores, and never more than half of the threads that pages are packed on too: passwords somebody guesses must not
 * hold up those who read or buy. Twenty may wait, which takes five seconds at most and no memory worth telling.
 */
const atOnce = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));
const places = createPlaces(atOnce, 20);

/** 32 MB and some 250 ms of a core for every try: a row of OWASP's table for scrypt. */
const cost = { N: 2 ** 15, r: 8, p: 3 };
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

/** Whether a hash was made at another cost than today's: its owner's next sign-in makes a new one. */
export const isOutdated = (hash: string): boolean =>
  !hash.startsWith(['scrypt', cost.N, cost.r, cost.p, ''].join('$'));
