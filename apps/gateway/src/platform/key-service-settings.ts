import { resolve } from 'node:path';
import type { Egress } from '@sigorta/egress/egress';
import * as v from 'valibot';
import type { KeyServiceConfig } from './config.ts';
import { anything, httpsOrHere } from './production-rules.ts';
import { aNumber, anAddress, anyText, standing, unset } from './setting-kinds.ts';
import { httpUrl, whole } from './setting-parsers.ts';
import { StartError } from './start-error.ts';

const names = 'letters, digits, underscores, points and hyphens';

/** A service that holds what wraps the keys in the database (decision 0576). */
export const keyServiceSettings = {
  KEY_SERVICE_URL: unset(httpUrl, {
    instead: 'a setting wraps, or `secret` in `DATA_DIR`',
    meaning:
      'an OpenBao or Vault whose Transit key wraps the keys in the database in place of `SECRET_KEY`; beside `SEALING_KEY` it only opens (docs/operations.md, "Keys")',
    fits: anAddress,
    line: 'outside',
    production: httpsOrHere,
  }),
  KEY_SERVICE_KEY: unset(v.pipe(v.string(), v.regex(/^\w(?:[\w.-]*\w)?$/)), {
    instead: '–',
    meaning: 'name of that key, which was made with `derived=true`; needed with it',
    fits: `a name of ${names}`,
    production: anything,
  }),
  KEY_SERVICE_TOKEN_FILE: unset(v.string(), {
    instead: '–',
    meaning: 'file with the token that is shown to it, read anew for each call; needed with it',
    fits: anyText,
    production: anything,
  }),
  KEY_SERVICE_MOUNT: standing(v.pipe(v.string(), v.regex(/^[\w.-]+(?:\/[\w.-]+)*$/)), 'transit', {
    meaning: 'where its Transit engine is mounted',
    fits: `a path of ${names}`,
    production: anything,
  }),
  KEY_SERVICE_NAMESPACE: unset(v.pipe(v.string(), v.regex(/^[\w.-]+(?:\/[\w.-]+)*$/)), {
    instead: 'the root namespace',
    meaning: 'namespace of the key',
    fits: `a path of ${names}`,
    production: anything,
  }),
  KEY_SERVICE_AUTHORITY_FILE: unset(v.string(), {
    instead: '`INSIDE_AUTHORITY_FILE`',
    meaning: 'authority that its certificate is of',
    fits: anyText,
    production: anything,
  }),
  KEY_SERVICE_WAIT: standing(whole, '60', {
    meaning: 'seconds a start waits for it while it does not answer, is sealed, or refuses the token',
    fits: aNumber,
    production: anything,
  }),
} as const;

interface Given {
  KEY_SERVICE_URL?: string | undefined;
  KEY_SERVICE_KEY?: string | undefined;
  KEY_SERVICE_TOKEN_FILE?: string | undefined;
  KEY_SERVICE_MOUNT: string;
  KEY_SERVICE_NAMESPACE?: string | undefined;
  KEY_SERVICE_AUTHORITY_FILE?: string | undefined;
  KEY_SERVICE_WAIT: number;
  INSIDE_AUTHORITY_FILE?: string | undefined;
}

/** @throws StartError where one of what belongs together is missing */
export const keyServiceOf = (e: Given, root: string, egress: Egress): KeyServiceConfig | null => {
  const { KEY_SERVICE_URL: url, KEY_SERVICE_KEY: key, KEY_SERVICE_TOKEN_FILE: tokenFile } = e;
  if (url === undefined && key === undefined && tokenFile === undefined) return null;
  if (url === undefined || key === undefined || tokenFile === undefined)
    throw new StartError(
      'The settings KEY_SERVICE_URL, KEY_SERVICE_KEY and KEY_SERVICE_TOKEN_FILE are set together or not at all.',
    );
  const authority = e.KEY_SERVICE_AUTHORITY_FILE ?? e.INSIDE_AUTHORITY_FILE;
  return {
    url,
    key,
    mount: e.KEY_SERVICE_MOUNT,
    namespace: e.KEY_SERVICE_NAMESPACE ?? null,
    tokenFile: resolve(root, tokenFile),
    authorityFile: authority === undefined ? null : resolve(root, authority),
    waitMs: e.KEY_SERVICE_WAIT * 1000,
    egress,
  };
};
