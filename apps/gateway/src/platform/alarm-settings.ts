import { anything, httpsOrHere } from './production-rules.ts';
import { anAddress, unset } from './setting-kinds.ts';
import { httpUrl, longText } from './setting-parsers.ts';

/** Where alarms go besides mails. */
export const alarmSettings = {
  ALARM_WEBHOOK_URL: unset(httpUrl, {
    instead: 'alarms go by mail only',
    meaning: 'where alarms are posted as JSON, signed (docs/operations.md)',
    fits: anAddress,
    line: 'outside',
    production: httpsOrHere,
  }),
  ALARM_WEBHOOK_SECRET: unset(longText(32), {
    instead: '–',
    meaning: 'signs them; needed with the address',
    fits: 'at least 32 characters long',
    secret: true,
    production: anything,
  }),
} as const;
