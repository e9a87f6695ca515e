import { withoutEndSlashes } from '@sigorta/i18n/paths';
import * as v from 'valibot';
import { timingsSchema } from './timings.ts';

/* From the text of an environment to the value of a setting. */

export const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
export const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
export const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//), v.transform(withoutEndSlashes));
export const smtpUrl = v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\//));
export const databaseUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//));
export const email = v.pipe(v.string(), v.email());
export const longText = (least: number) => v.pipe(v.string(), v.minLength(least));
export const timings = v.pipe(v.string(), v.parseJson(), timingsSchema);
