import { withoutEndSlashes } from '@sigorta/i18n/paths';
import { releaseKeysSchema } from '@sigorta/release/release-document';
import * as v from 'valibot';
import { timingsSchema } from './timings.ts';

/* From the text of an environment to the value of a setting. */

export const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
export const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
export const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//), v.transform(withoutEndSlashes));
/** As browsers write it. */
export const origin = v.pipe(
  v.string(),
  v.url(),
  v.check((one) => /^https?:/.test(one) && new URL(one).origin === one),
);
/** Such ones with commas between them. */
export const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((one) => one.trim() || [])),
  v.array(origin),
);
export const smtpUrl = v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\//));
export const databaseUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//));
export const email = v.pipe(v.string(), v.email());
export const longText = (least: number) => v.pipe(v.string(), v.minLength(least));
/** A key that may stand in a list. */
export const ownKey = v.pipe(v.string(), v.regex(/^[^\s,]{32,}$/));
/** Such keys with commas between them. */
export const keyList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((one) => one.trim() || [])),
  v.array(ownKey),
);
export const timings = v.pipe(v.string(), v.parseJson(), timingsSchema);
export const releaseKeys = v.pipe(v.string(), v.parseJson(), releaseKeysSchema);
/** `name=value` with commas between them, as OpenTelemetry writes headers. */
export const headerList = v.pipe(
  v.string(),
  v.regex(/^[\w-]+=[^,\r\n]*(?:,[\w-]+=[^,\r\n]*)*$/),
  v.transform((text) =>
    Object.fromEntries(
      text.split(',').map((one): [string, string] => {
        const at = one.indexOf('=');
        return [one.slice(0, at).trim(), decodeURIComponent(one.slice(at + 1).trim())];
      }),
    ),
  ),
);
