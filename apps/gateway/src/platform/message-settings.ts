import { defaultCompany } from '@sigorta/contracts/default-company';
import * as v from 'valibot';
import { anything, overHttps, overTls, ownValue } from './production-rules.ts';
import { anAddress, anyText, standing, unset } from './setting-kinds.ts';
import { email, httpUrl, longText, smtpUrl } from './setting-parsers.ts';

/** Who carries short messages and mails, who they come from, and what comes back. */
export const messageSettings = {
  SMS_URL: standing(httpUrl, 'http://localhost:4400/sms', {
    meaning: 'the SMS provider',
    fits: anAddress,
    line: 'outside',
    production: overHttps,
  }),
  SMS_USER: standing(v.string(), 'sandbox', {
    meaning: 'our account there',
    fits: anyText,
    production: ownValue,
  }),
  SMS_PASSWORD: standing(v.string(), 'sandbox', {
    meaning: 'its password',
    fits: anyText,
    secret: true,
    production: ownValue,
  }),
  SMS_HEADER: standing(v.string(), 'SIGORTACRSI', {
    meaning: 'sender’s name on the phone',
    fits: anyText,
    production: anything,
  }),
  SMTP_URL: standing(smtpUrl, 'smtp://localhost:4425', {
    meaning: 'the mail server, with user and password where it asks for them',
    fits: 'an address that begins with smtp:// or smtps://',
    secret: true,
    line: 'outside',
    production: overTls,
  }),
  MAIL_FROM: standing(v.string(), 'Sigorta Çarşısı <police@sigortacarsisi.example>', {
    meaning: 'sender of mails',
    fits: anyText,
    production: ownValue,
  }),
  MAIL_RETURN_ADDRESS: unset(email, {
    instead: 'mails come back to MAIL_FROM, and nobody reads why',
    meaning: 'where servers send back mails that do not arrive; `+` and an id are put before its `@`',
    fits: 'a mail address',
    production: anything,
  }),
  MAIL_REPORT_SECRET: unset(longText(32), {
    instead: 'no reports are taken',
    meaning: 'signs what came back there when it is handed in at `/e-posta/bildirim` (docs/operations.md)',
    fits: 'at least 32 characters long',
    secret: true,
    production: anything,
  }),
  CONTACT_MAIL: standing(email, defaultCompany.email, {
    meaning: 'where applications and messages go when a partner’s settings name no mail address',
    fits: 'a mail address',
    production: ownValue,
  }),
  SECURITY_MAIL: standing(email, 'guvenlik@sigortacarsisi.example', {
    meaning: 'who is told of faults of security: `/.well-known/security.txt`',
    fits: 'a mail address',
    production: ownValue,
  }),
} as const;
