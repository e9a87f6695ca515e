import type { Config } from './config.ts';
import { anything, keyApart, unlikeSigning } from './production-rules.ts';
import { type Told, unset } from './setting-kinds.ts';
import { keyList, longText, ownKey } from './setting-parsers.ts';

const aKey = {
  fits: 'at least 32 characters long, without commas and spaces',
  secret: true,
  production: anything,
} as const satisfies Partial<Told>;
const keys = {
  instead: '–',
  fits: 'keys of at least 32 characters with commas between them',
  secret: true,
  production: anything,
} as const;

/** What signs and what seals, and how both are changed (decision 0436). */
export const keySettings = {
  SECRET_KEY: unset(longText(32), {
    instead: 'made once, as `secret` in `DATA_DIR`',
    meaning: '`SIGNING_KEY` and `SEALING_KEY` until they are set; keep it, and set it or both on a server',
    fits: 'at least 32 characters long',
    secret: true,
    production: keyApart,
  }),
  SIGNING_KEY: unset(ownKey, {
    instead: '`SECRET_KEY`',
    meaning: 'signs tokens and links in its place, which then only checks (docs/operations.md, "Keys")',
    ...aKey,
  }),
  OTHER_SIGNING_KEYS: unset(keyList, {
    meaning:
      'with commas: only check what is signed; those of before, and the next one while gateways turn to it',
    ...keys,
  }),
  SEALING_KEY: unset(ownKey, {
    instead: '`SECRET_KEY`',
    meaning:
      'wraps the keys in the database that seal ids, passports and papers; `SECRET_KEY` and a key service then only open',
    ...aKey,
    production: unlikeSigning,
  }),
  OTHER_SEALING_KEYS: unset(keyList, {
    meaning: 'with commas: only open what is wrapped; those of before, and the next one',
    ...keys,
  }),
} as const;

interface Given {
  SECRET_KEY?: string | undefined;
  SIGNING_KEY?: string | undefined;
  OTHER_SIGNING_KEYS?: string[] | undefined;
  SEALING_KEY?: string | undefined;
  OTHER_SEALING_KEYS?: string[] | undefined;
}

export const keysOf = (e: Given): Pick<Config, 'secretKey' | 'signing' | 'sealing'> => ({
  secretKey: e.SECRET_KEY ?? null,
  signing: { key: e.SIGNING_KEY ?? null, others: e.OTHER_SIGNING_KEYS ?? [] },
  sealing: { key: e.SEALING_KEY ?? null, others: e.OTHER_SEALING_KEYS ?? [] },
});
