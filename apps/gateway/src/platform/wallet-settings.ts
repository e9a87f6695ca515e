import * as v from 'valibot';
import { anything } from './production-rules.ts';
import { anyText, unset } from './setting-kinds.ts';

/** What passes for Apple Wallet are signed with (docs/operations.md). */
export const walletSettings = {
  WALLET_CERTIFICATE_FILE: unset(v.string(), {
    instead: 'no passes are given',
    meaning:
      'PEM file with Apple’s certificate for our pass type; with key and authority beside it, policies can be put into Apple Wallet',
    fits: anyText,
    production: anything,
  }),
  WALLET_KEY_FILE: unset(v.string(), {
    instead: '–',
    meaning: 'PEM file with its RSA key',
    fits: anyText,
    production: anything,
  }),
  WALLET_KEY_PASSPHRASE: unset(v.string(), {
    instead: 'the key is not sealed',
    meaning: 'opens that key',
    fits: anyText,
    secret: true,
    production: anything,
  }),
  WALLET_AUTHORITY_FILE: unset(v.string(), {
    instead: '–',
    meaning: 'PEM file with the WWDR certificate of Apple that issued it',
    fits: anyText,
    production: anything,
  }),
} as const;
