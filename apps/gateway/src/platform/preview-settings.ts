import * as v from 'valibot';
import { anything, httpsWhenSet, safeLineWhenSet } from './production-rules.ts';
import { anAddress, anyText, unset } from './setting-kinds.ts';
import { databaseUrl, httpUrl } from './setting-parsers.ts';

/** Where previews of releases sell (docs/decisions/0302). */
export const previewSettings = {
  PREVIEW_DATABASE_URL: unset(databaseUrl, {
    instead: 'the embedded database in `preview` of `DATA_DIR`; with `DATABASE_URL` no previews',
    meaning: 'a database of its own for what is begun in previews of releases; nothing real stands in it',
    fits: 'an address that begins with postgres:// or postgresql://',
    secret: true,
    line: 'inside',
    production: safeLineWhenSet,
  }),
  PREVIEW_PAYMENT_URL: unset(httpUrl, {
    instead: 'previews end before the payment',
    meaning: 'where the payment provider takes test cards',
    fits: anAddress,
    line: 'outside',
    production: httpsWhenSet,
  }),
  PREVIEW_PAYMENT_API_KEY: unset(v.string(), {
    instead: '–',
    meaning: 'our test account there; not that of `PAYMENT_API_KEY`',
    fits: anyText,
    secret: true,
    production: anything,
  }),
  PREVIEW_PAYMENT_SECRET_KEY: unset(v.string(), {
    instead: '–',
    meaning: 'signs what is said with it',
    fits: anyText,
    secret: true,
    production: anything,
  }),
};
