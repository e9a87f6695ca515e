import * as v from 'valibot';
import { anything } from './production-rules.ts';
import { anyText, unset } from './setting-kinds.ts';
import { releaseKeys } from './setting-parsers.ts';

/** Where families are released to, and who may sign. */
export const releaseSettings = {
  RELEASE_STORE: unset(v.string(), {
    instead: '`releases` in `DATA_DIR`',
    meaning: 'the folder that families are released to; replicas share it',
    fits: anyText,
    production: anything,
  }),
  RELEASE_KEYS: unset(releaseKeys, {
    instead:
      'the key this machine makes at its first release; on a real site nothing released alone is taken',
    meaning: 'who may sign releases of which families until when (docs/operations.md), as JSON',
    fits: 'a JSON list of `{ kid, publicKey, families, notAfter }`',
    production: anything,
  }),
} as const;
