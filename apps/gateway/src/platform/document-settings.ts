import * as v from 'valibot';
import { anything, apartFromReleases, httpsWhenSet } from './production-rules.ts';
import { scanSettings } from './scan-settings.ts';
import { anAddress, anyText, standing, unset } from './setting-kinds.ts';
import { httpUrl } from './setting-parsers.ts';

/** Where papers and pictures lie when they are too many for the database (decision 0480). */
export const documentSettings = {
  DOCUMENT_STORE: unset(v.string(), {
    instead: 'the database',
    meaning: 'where papers and pictures lie: a folder that replicas share, or `s3://<bucket>/<prefix>`',
    fits: anyText,
    line: 'outside',
    production: apartFromReleases,
  }),
  DOCUMENT_STORE_TAKES: standing(v.picklist(['new', 'nothing']), 'new', {
    meaning: '`nothing`: the store is only read, before its first replica puts and while all is moved back',
    fits: 'new or nothing',
    production: anything,
  }),
  DOCUMENT_STORE_ENDPOINT: unset(httpUrl, {
    instead: 'Amazon’s own',
    meaning: 'the service of that bucket, by path (`<endpoint>/<bucket>/…`)',
    fits: anAddress,
    production: httpsWhenSet,
  }),
  DOCUMENT_STORE_REGION: standing(v.string(), 'us-east-1', {
    meaning: 'its region; others than Amazon mostly take any',
    fits: anyText,
    production: anything,
  }),
  DOCUMENT_STORE_KEY_ID: unset(v.string(), {
    instead: '–',
    meaning: 'our account there; needed with a bucket. A gateway reads, puts and removes',
    fits: anyText,
    production: anything,
  }),
  DOCUMENT_STORE_SECRET: unset(v.string(), {
    instead: '–',
    meaning: 'its secret',
    fits: anyText,
    secret: true,
    production: anything,
  }),
  ...scanSettings,
} as const;
