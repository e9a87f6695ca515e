import * as v from 'valibot';
import { anything, serverForMoney } from './production-rules.ts';
import { aNumber, standing, unset } from './setting-kinds.ts';
import { databaseUrl, whole } from './setting-parsers.ts';

/** Where the rows are, and who brings their schema up. */
export const databaseSettings = {
  DATABASE_URL: unset(databaseUrl, {
    instead: 'the embedded database below `DATA_DIR`',
    meaning:
      'a PostgreSQL server; one of another machine over TLS whose certificate is checked (docs/operations.md)',
    fits: 'an address that begins with postgres:// or postgresql://',
    secret: true,
    line: 'inside',
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
  SERVING_ROLE: unset(v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]{0,62}$/)), {
    instead: 'no rights are given: gateways serve as the one that owns the tables',
    meaning:
      'role of the database server that gateways serve with; the program `migrate`, which owns the tables, gives it what they need (docs/operations.md)',
    fits: 'a name of small letters, digits and underscores',
    production: anything,
  }),
} as const;
