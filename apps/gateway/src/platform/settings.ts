import * as v from 'valibot';
import { alarmSettings } from './alarm-settings.ts';
import { connectorSettings, sandboxNestpaySecrets } from './connector-settings.ts';
import { databaseSettings } from './database-settings.ts';
import { documentSettings } from './document-settings.ts';
import { egressSettings } from './egress-settings.ts';
import { failpointNames } from './failpoint.ts';
import { insideSettings } from './inside-settings.ts';
import { keyServiceSettings } from './key-service-settings.ts';
import { keySettings } from './key-settings.ts';
import { messageSettings } from './message-settings.ts';
import { panelSettings } from './panel-settings.ts';
import { previewSettings } from './preview-settings.ts';
import {
  anything,
  boundedFactor,
  httpsOrHere,
  namedProxy,
  notSet,
  outsideData,
  overHttps,
  ownValue,
} from './production-rules.ts';
import { registerSettings } from './register-settings.ts';
import { releaseSettings } from './release-settings.ts';
import { retentionSettings } from './retention-settings.ts';
import { aNumber, anAddress, anyText, aPort, standing, type Told, unset } from './setting-kinds.ts';
import { httpUrl, longText, origins, port, timings, whole } from './setting-parsers.ts';
import { settlementSettings } from './settlement-settings.ts';
import { telemetrySettings } from './telemetry-settings.ts';
import { walletSettings } from './wallet-settings.ts';

/** What the sandbox takes when nothing is set; everybody can read it here. */
export const sandboxSecrets = {
  CARD_SECRET: 'sandbox-card-secret',
  INSURERS_API_KEY: 'sandbox-insurer-key',
  PAYMENT_API_KEY: 'sandbox-api-key',
  PAYMENT_SECRET_KEY: 'sandbox-secret-key',
  ...sandboxNestpaySecrets,
} as const;

/**
 * Every setting of the gateway: its parser, its default and what it means. `pnpm settings` writes the table of the
 * README from here. The defaults point where the sandbox listens.
 */
export const settings = {
  NODE_ENV: standing(v.picklist(['development', 'test', 'production']), 'development', {
    meaning: 'in `test` every answer and every error is checked against what its operation declares',
    fits: 'development, test or production',
    production: anything,
  }),
  HOST: standing(v.string(), '127.0.0.1', {
    meaning: 'where site and gateway listen',
    fits: anyText,
    production: anything,
  }),
  PORT: standing(port, '4300', {
    meaning: 'site and gateway, one origin',
    fits: aPort,
    production: anything,
  }),
  PUBLIC_URL: standing(httpUrl, 'http://localhost:4300', {
    meaning: 'that origin as browsers see it; `https:` makes cookies `__Host-` and Secure',
    fits: anAddress,
    production: overHttps,
  }),
  ...panelSettings,
  ENDPOINT_ORIGINS: standing(origins, '', {
    meaning:
      'origins, with commas, that a partner’s `baseEndpoint` may name besides the site’s own; of the same site as its pages',
    fits: 'origins with commas between them, such as https://api.example.com',
    production: anything,
  }),
  DRAIN_SECONDS: standing(whole, '0', {
    meaning:
      'how long a gateway that was told to stop still answers all while `/readyz` says no: longer than a balancer takes to see it',
    fits: aNumber,
    production: anything,
  }),
  HOP_PORT: standing(port, '4301', { meaning: 'the 3-D Secure hop', fits: aPort, production: anything }),
  HOP_URL: standing(httpUrl, 'http://localhost:4301', {
    meaning: 'origin of the hop as browsers see it, another than the site’s',
    fits: anAddress,
    production: overHttps,
  }),
  CARD_URL: standing(httpUrl, 'http://localhost:4302', {
    meaning: 'origin of card entry as browsers see it, another than the site’s (docs/card-entry.md)',
    fits: anAddress,
    production: overHttps,
  }),
  CARD_INNER_URL: standing(httpUrl, 'http://localhost:4303', {
    meaning: 'where the gateway asks card entry; never led to from outside',
    fits: anAddress,
    line: 'inside',
    production: httpsOrHere,
  }),
  CARD_SECRET: standing(longText(8), sandboxSecrets.CARD_SECRET, {
    meaning: 'what gateway and card entry know each other by; under https not the sandbox’s',
    fits: 'at least 8 characters long',
    secret: true,
    production: ownValue,
  }),
  ...insideSettings,
  ...databaseSettings,
  DATA_DIR: standing(v.string(), '.data', {
    meaning: 'data of gateway and sandbox, from the workspace',
    fits: anyText,
    production: anything,
  }),
  AUDIT_WITNESS: unset(v.string(), {
    instead: '`audit-witness` in `DATA_DIR`',
    meaning:
      'file that the end of the audit log is written down in; each gateway its own (docs/operations.md)',
    fits: anyText,
    production: outsideData,
  }),
  BACKUP_RECIPIENT: unset(v.pipe(v.string(), v.startsWith('age1')), {
    instead: 'no backup is made',
    meaning: 'who may open backups, as `backup-key` prints it (docs/operations.md)',
    fits: 'a recipient of age, which begins with age1',
    production: anything,
  }),
  BACKUP_IDENTITY_FILE: unset(v.string(), {
    instead: 'nothing is restored',
    meaning: 'the file `backup-key` made, needed to restore; keep it off the machine that makes backups',
    fits: anyText,
    production: anything,
  }),
  BACKUP_KEYS_FILE: unset(v.string(), {
    instead: 'a backup opens purchases only, and what is asked for now has to be asked again after a restore',
    meaning:
      'where `backup` and `keep-keys` put the keys of quotes and applications, and `restore` takes them from; the newest file alone counts',
    fits: anyText,
    production: anything,
  }),
  DIST_DIR: standing(v.string(), 'dist', {
    meaning: 'the assembled site, from the workspace',
    fits: anyText,
    production: anything,
  }),
  ...releaseSettings,
  ...documentSettings,
  SITE_TOKEN: standing(longText(8), 'sigorta-carsisi-site', {
    meaning: 'names our own site in the `token` header; a partner’s is `<SITE_TOKEN>-<partner>`',
    fits: 'at least 8 characters long',
    production: ownValue,
  }),
  ...keySettings,
  ...keyServiceSettings,
  METRICS_TOKEN: unset(longText(16), {
    instead: 'this machine only',
    meaning: 'opens `/metrics` to others than this machine: `Authorization: Bearer …`',
    fits: 'at least 16 characters long',
    secret: true,
    production: anything,
  }),
  ...telemetrySettings,
  ...egressSettings,
  LOG_LEVEL: standing(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info', {
    meaning: 'silent, error, warn, info, debug',
    fits: 'silent, error, warn, info or debug',
    production: anything,
  }),
  TRUSTED_PROXIES: standing(v.string(), '', {
    meaning: 'addresses, with commas, whose `X-Forwarded-For` counts',
    fits: anyText,
    production: namedProxy,
  }),
  INSURERS_URL: standing(httpUrl, 'http://localhost:4400/insurers', {
    meaning: 'the insurers’ systems',
    fits: anAddress,
    line: 'outside',
    production: overHttps,
  }),
  INSURERS_API_KEY: standing(v.string(), sandboxSecrets.INSURERS_API_KEY, {
    meaning: 'our key there; under https not the sandbox’s',
    fits: anyText,
    secret: true,
    production: ownValue,
  }),
  INSURER_DEADLINE_MS: standing(whole, '25000', {
    meaning: 'how long an insurer may take for an offer; the waiting room counts to 104 in 18.7 seconds',
    fits: aNumber,
    production: anything,
  }),
  PAYMENT_URL: standing(httpUrl, 'http://localhost:4400/iyzico', {
    meaning: 'the payment provider',
    fits: anAddress,
    line: 'outside',
    production: overHttps,
  }),
  PAYMENT_API_KEY: standing(v.string(), sandboxSecrets.PAYMENT_API_KEY, {
    meaning: 'our account there; under https not the sandbox’s',
    fits: anyText,
    secret: true,
    production: ownValue,
  }),
  PAYMENT_SECRET_KEY: standing(v.string(), sandboxSecrets.PAYMENT_SECRET_KEY, {
    meaning: 'signs what is said between the provider and us; under https not the sandbox’s',
    fits: anyText,
    secret: true,
    production: ownValue,
  }),
  ...connectorSettings,
  ...settlementSettings,
  ...previewSettings,
  FREE_PAYMENT_LEAST: standing(whole, '10', {
    meaning: 'least amount of a payment whose amount the buyer types, whole lira',
    fits: aNumber,
    production: anything,
  }),
  FREE_PAYMENT_MOST: standing(whole, '100000', {
    meaning: 'the most of it',
    fits: aNumber,
    production: anything,
  }),
  KEPT_COPIES: standing(v.picklist(['on', 'off']), 'on', {
    meaning:
      'whether buyers may keep a policy’s page on a device; `off` also removes the copies there are, each when its page is opened next',
    fits: 'on or off',
    production: anything,
  }),
  ...walletSettings,
  PURCHASE_TIMINGS: unset(timings, {
    instead: 'the waits of `timings.ts`',
    meaning: 'JSON with those waits of a purchase that shall differ',
    fits: 'a JSON object with names and values of timings.ts',
    production: anything,
  }),
  RATES_URL: standing(httpUrl, 'http://localhost:4400/kurlar', {
    meaning: 'the central bank’s rates',
    fits: anAddress,
    line: 'outside',
    production: overHttps,
  }),
  RATES_MAX_AGE_DAYS: standing(whole, '10', {
    meaning: 'how old a rate may be',
    fits: aNumber,
    production: anything,
  }),
  OFFER_HOLD_HOURS: standing(whole, '24', {
    meaning: 'how long an offer’s price is held at most; its insurer may end it sooner',
    fits: aNumber,
    production: anything,
  }),
  ...registerSettings,
  ...messageSettings,
  ...alarmSettings,
  PANEL_OWNER: unset(v.pipe(v.string(), v.toLowerCase(), v.email()), {
    instead: 'nobody',
    meaning: 'mail address of who is invited to the panel when nobody is in it yet',
    fits: 'a mail address',
    production: anything,
  }),
  ...retentionSettings,
  CODES_A_DAY: standing(whole, '4000', {
    meaning: 'SMS codes of an ordinary day to Türkiye; from half of it on a code costs its asker work',
    fits: aNumber,
    production: anything,
  }),
  CODES_ABROAD_A_DAY: standing(whole, '100', {
    meaning: 'the same for each other country',
    fits: aNumber,
    production: anything,
  }),
  BUSY_LOOP_MS: standing(whole, '500', {
    meaning: 'timers come so late, in ms: new quotes are put off; 0: never, and nobody stands in line',
    fits: aNumber,
    production: anything,
  }),
  RATE_LIMIT_FACTOR: standing(whole, '1', {
    meaning: 'multiplies every rate limit; benches and load tests raise it',
    fits: aNumber,
    production: boundedFactor,
  }),
  FAILPOINT: unset(v.picklist(failpointNames), {
    instead: '–',
    meaning: 'tests only: where the process ends itself',
    fits: 'a name of failpoint.ts',
    production: notSet,
  }),
  FAILPOINT_FILE: unset(v.string(), {
    instead: '–',
    meaning: 'tests only: a file that holds such a name and may change while the process runs',
    fits: anyText,
    production: notSet,
  }),
} as const satisfies Record<string, Told & { schema: v.GenericSchema; standard: string | null }>;

export type SettingName = keyof typeof settings;
