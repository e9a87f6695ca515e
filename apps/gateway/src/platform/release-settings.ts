import * as v from 'valibot';
import { anything, httpsWhenSet } from './production-rules.ts';
import { anAddress, anyText, standing, unset } from './setting-kinds.ts';
import { httpUrl, releaseKeys } from './setting-parsers.ts';

/** Where sites and families are released to, and who may sign. */
export const releaseSettings = {
  SITES_DIR: unset(v.string(), {
    instead: '`sites` in `DATA_DIR`',
    meaning:
      'folder that sites are kept in under their names, to be turned to; replicas share it or have the same in each (docs/operations.md)',
    fits: anyText,
    production: anything,
  }),
  RELEASE_STORE: unset(v.string(), {
    instead: '`releases` in `DATA_DIR`',
    meaning: 'the folder that families are released to, or `s3://<bucket>/<prefix>`; replicas share it',
    fits: anyText,
    line: 'outside',
    production: anything,
  }),
  RELEASE_STORE_ENDPOINT: unset(httpUrl, {
    instead: 'Amazon’s own',
    meaning: 'the service of that bucket, by path (`<endpoint>/<bucket>/…`)',
    fits: anAddress,
    production: httpsWhenSet,
  }),
  RELEASE_STORE_REGION: standing(v.string(), 'us-east-1', {
    meaning: 'its region; others than Amazon mostly take any',
    fits: anyText,
    production: anything,
  }),
  RELEASE_STORE_KEY_ID: unset(v.string(), {
    instead: '–',
    meaning: 'our account there; needed with a bucket. A gateway reads and lists, who releases puts too',
    fits: anyText,
    production: anything,
  }),
  RELEASE_STORE_SECRET: unset(v.string(), {
    instead: '–',
    meaning: 'its secret',
    fits: anyText,
    secret: true,
    production: anything,
  }),
  RELEASE_KEYS: unset(releaseKeys, {
    instead:
      'the key this machine makes at its first release; on a real site nothing released alone is taken',
    meaning:
      'who may sign releases of which families until when, `site` for all that is built at once (docs/operations.md), as JSON',
    fits: 'a JSON list of `{ kid, publicKey, families, notAfter }`',
    production: anything,
  }),
} as const;
