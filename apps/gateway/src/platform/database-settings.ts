import * as v from 'valibot';
import { anything, serverForMoney } from './production-rules.ts';
import { aNumber, standing, unset } from './setting-kinds.ts';
import { databaseUrl, whole } from './setting-parsers.ts';

/** Where the rows are, and who brings their schema up. */
export const databaseSettings = {
  DATABASE_URL: unset(databaseUrl, {
    instead: 'the embedded database below `DATA_DIR`',
    meaning: 'a PostgreSQL server',
    fits: 'an address that begins with postgres:// or postgresql://',
    secret: true,
    production: serverForMoney,
  }),
  DATABASE_POOL: standing(whole, '10', {
    meaning: 'connections to that server',
    fits: aNumber,
    production: anything,
  }),
  DATABASE_WAIT: standing(whole, '60', {
    meaning: 'seconds a start waits for a server that does not answer yet',
    fits: aNumber,
    production: anything,
  }),
  MIGRATIONS: standing(v.picklist(['at-start', 'apart']), 'at-start', {
    meaning:
      '`apart`: a start changes no schema and refuses an older one; the program `migrate` goes first (docs/operations.md)',
    fits: 'at-start or apart',
    production: anything,
  }),
} as const;
