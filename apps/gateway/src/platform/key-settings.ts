import { anything, keyApart } from './production-rules.ts';
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

/** What signs, and how it is changed (decision 0436). */
export const keySettings = {
  SECRET_KEY: unset(longText(32), {
    instead: 'made once; the sealing key is `secret` in the folder of the embedded database',
    meaning:
      'signs tokens and links, seals ids and passports in the database; keep it, and set it on a server',
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
} as const;
