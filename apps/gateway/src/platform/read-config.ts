import { resolve } from 'node:path';
import type { Egress } from '@sigorta/egress/egress';
import { type StorePlace, storePlace } from '@sigorta/release/store/open-store';
import * as v from 'valibot';
import type { Config } from './config.ts';
import { destinationsOf } from './egress/destinations.ts';
import { egressOf } from './egress-settings.ts';
import { environmentSchema, misfit, unfitForProduction } from './environment.ts';
import { keyServiceOf } from './key-service-settings.ts';
import { keysOf } from './key-settings.ts';
import { limitsTimes, ownLimits, passwordCost } from './limits.ts';
import { panelOriginOf } from './panel-origin.ts';
import { type SettingName, sandboxSecrets } from './settings.ts';
import { StartError } from './start-error.ts';
import { standardTimings } from './timings.ts';

type Environment = v.InferOutput<typeof environmentSchema>;

/** With the sandbox's payment key anybody could sign "paid". */
const refuseSandboxSecrets = (e: v.InferOutput<typeof environmentSchema>): void => {
  if (!e.PUBLIC_URL.startsWith('https:')) return;
  const nestpay = e.NESTPAY_URL === undefined ? [] : (['NESTPAY_PASSWORD', 'NESTPAY_STORE_KEY'] as const);
  for (const name of [
    'CARD_SECRET',
    'INSURERS_API_KEY',
    'PAYMENT_API_KEY',
    'PAYMENT_SECRET_KEY',
    ...nestpay,
  ] as const) {
    if (e[name] === sandboxSecrets[name]) {
      throw new StartError(
        `The setting ${name} still holds the sandbox's key, which is public; set your own before PUBLIC_URL is an https address.`,
      );
    }
  }
};

const nestpayOf = (e: Environment, egress: Egress): Config['nestpay'] => {
  if (e.NESTPAY_URL !== undefined)
    return {
      url: e.NESTPAY_URL,
      clientId: e.NESTPAY_CLIENT_ID,
      user: e.NESTPAY_USER,
      password: e.NESTPAY_PASSWORD,
      storeKey: e.NESTPAY_STORE_KEY,
      storeType: e.NESTPAY_STORE_TYPE,
      dayEnd: e.NESTPAY_DAY_END,
      settlement: {
        url: e.NESTPAY_SETTLEMENT_URL ?? null,
        egress,
        fee: e.NESTPAY_FEE,
        /* its connector takes single payments only */
        installmentFees: [],
        days: e.NESTPAY_PAYOUT_DAYS,
      },
    };
  if (e.PAYMENT_CONNECTOR === 'nestpay')
    throw new StartError('The setting PAYMENT_CONNECTOR names nestpay, which needs NESTPAY_URL.');
  return null;
};

const previewOf = (e: Environment): Config['preview'] => {
  const {
    PREVIEW_PAYMENT_URL: url,
    PREVIEW_PAYMENT_API_KEY: apiKey,
    PREVIEW_PAYMENT_SECRET_KEY: secretKey,
  } = e;
  const databaseUrl = e.PREVIEW_DATABASE_URL ?? null;
  if (databaseUrl !== null && databaseUrl === e.DATABASE_URL)
    throw new StartError(
      'The settings PREVIEW_DATABASE_URL and DATABASE_URL name one database; previews need another.',
    );
  if (url === undefined && apiKey === undefined && secretKey === undefined)
    return { databaseUrl, payment: null };
  if (url === undefined || apiKey === undefined || secretKey === undefined)
    throw new StartError(
      'The settings PREVIEW_PAYMENT_URL, PREVIEW_PAYMENT_API_KEY and PREVIEW_PAYMENT_SECRET_KEY are set together or not at all.',
    );
  /* the sandbox has one account and no real money */
  const isReal = e.PUBLIC_URL.startsWith('https:') || e.NODE_ENV === 'production';
  if (isReal && (apiKey === e.PAYMENT_API_KEY || secretKey === e.PAYMENT_SECRET_KEY))
    throw new StartError(
      'The setting PREVIEW_PAYMENT_API_KEY or its secret is that of PAYMENT_API_KEY: previews would move real money. Set those of a test account.',
    );
  return { databaseUrl, payment: { url, apiKey, secretKey } };
};

const alarmsOf = (e: Environment): Config['alarms'] => {
  const url = e.ALARM_WEBHOOK_URL ?? null;
  const secret = e.ALARM_WEBHOOK_SECRET ?? null;
  if (url !== null && secret === null)
    throw new StartError(
      'The setting ALARM_WEBHOOK_URL needs ALARM_WEBHOOK_SECRET beside it, which signs what is posted.',
    );
  return { url, secret };
};

const walletOf = (e: Environment, root: string): Config['wallet'] => {
  const {
    WALLET_CERTIFICATE_FILE: certificate,
    WALLET_KEY_FILE: key,
    WALLET_AUTHORITY_FILE: authority,
    WALLET_KEY_PASSPHRASE: passphrase,
  } = e;
  if (certificate === undefined && key === undefined && authority === undefined) return null;
  if (certificate === undefined || key === undefined || authority === undefined)
    throw new StartError(
      'The settings WALLET_CERTIFICATE_FILE, WALLET_KEY_FILE and WALLET_AUTHORITY_FILE are set together or not at all.',
    );
  return {
    certificateFile: resolve(root, certificate),
    keyFile: resolve(root, key),
    keyPassphrase: passphrase ?? null,
    authorityFile: resolve(root, authority),
  };
};

const insideOf = (e: Environment, root: string): Pick<Config, 'certificate' | 'insideAuthority'> => {
  const { TLS_CERTIFICATE_FILE: certificate, TLS_KEY_FILE: key, INSIDE_AUTHORITY_FILE: authority } = e;
  if ((certificate === undefined) !== (key === undefined))
    throw new StartError(
      'The settings TLS_CERTIFICATE_FILE and TLS_KEY_FILE are set together or not at all.',
    );
  return {
    certificate:
      certificate === undefined || key === undefined
        ? null
        : { certificateFile: resolve(root, certificate), keyFile: resolve(root, key) },
    insideAuthority: authority === undefined ? null : resolve(root, authority),
  };
};

type OfTheDatabase = 'databaseUrl' | 'servingRole' | 'databasePool' | 'databaseWaitMs' | 'migrations';

const databaseOf = (e: Environment): Pick<Config, OfTheDatabase> => ({
  databaseUrl: e.DATABASE_URL ?? null,
  servingRole: e.SERVING_ROLE ?? null,
  databasePool: e.DATABASE_POOL,
  databaseWaitMs: e.DATABASE_WAIT * 1000,
  migrations: e.MIGRATIONS,
});

const mailReportsOf = (e: Environment): Config['mailReports'] => ({
  returnTo: e.MAIL_RETURN_ADDRESS ?? null,
  secret: e.MAIL_REPORT_SECRET ?? null,
});

const placeOf = (
  e: Environment,
  root: string,
  name: 'RELEASE_STORE' | 'DOCUMENT_STORE',
  store: string,
  egress: Egress,
): StorePlace => {
  try {
    return storePlace(
      {
        store,
        endpoint: e[`${name}_ENDPOINT`],
        region: e[`${name}_REGION`],
        keyId: e[`${name}_KEY_ID`],
        secret: e[`${name}_SECRET`],
        egress,
      },
      (folder) => resolve(root, folder),
      name,
    );
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
};

const documentsOf = (e: Environment, root: string, egress: Egress): Config['documents'] =>
  e.DOCUMENT_STORE === undefined
    ? null
    : {
        place: placeOf(e, root, 'DOCUMENT_STORE', e.DOCUMENT_STORE, egress),
        takesNew: e.DOCUMENT_STORE_TAKES === 'new',
      };

const scannerOf = (e: Environment): Pick<Config, 'scanner'> => ({ scanner: e.VIRUS_SCANNER ?? null });

const paymentOf = (e: Environment, egress: Egress): Config['payment'] => ({
  url: e.PAYMENT_URL,
  apiKey: e.PAYMENT_API_KEY,
  secretKey: e.PAYMENT_SECRET_KEY,
  settlement: {
    url: e.IYZICO_SETTLEMENT_URL ?? null,
    egress,
    fee: e.IYZICO_FEE,
    installmentFees: e.IYZICO_INSTALLMENT_FEES ?? [],
    days: e.IYZICO_PAYOUT_DAYS,
  },
});

const bankStatementsOf = (e: Environment): Config['bankStatements'] => ({
  TRY: e.BANK_STATEMENT_URL ?? null,
  EUR: e.BANK_STATEMENT_URL_EUR ?? null,
  USD: e.BANK_STATEMENT_URL_USD ?? null,
});

const collectorOf = (
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} }: Environment,
  egress: Egress,
): Config['collector'] => (endpoint === undefined ? null : { endpoint, headers, egress });

const backupOf = (e: Environment, environment: NodeJS.ProcessEnv, root: string): Config['backup'] => ({
  recipient: e.BACKUP_RECIPIENT ?? null,
  identityFile: e.BACKUP_IDENTITY_FILE === undefined ? null : resolve(root, e.BACKUP_IDENTITY_FILE),
  keysFile: e.BACKUP_KEYS_FILE === undefined ? null : resolve(root, e.BACKUP_KEYS_FILE),
  environment,
});

/**
 * @param root folder relative paths of the environment start from
 * @throws StartError naming the first setting that does not fit
 */
export const readConfig = (environment: NodeJS.ProcessEnv, root: string): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const name = parsed.issues[0].path?.[0]?.key as SettingName;
    throw new StartError(misfit(name, given[name]));
  }
  const e = parsed.output;
  const unfit = e.NODE_ENV === 'production' ? unfitForProduction(given) : null;
  if (unfit !== null) throw new StartError(unfit);
  refuseSandboxSecrets(e);
  const egress = egressOf(e);
  return {
    mode: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL,
    panelOrigin: panelOriginOf(e),
    endpointOrigins: e.ENDPOINT_ORIGINS,
    drainMs: e.DRAIN_SECONDS * 1000,
    cardEntry: { url: e.CARD_URL, innerUrl: e.CARD_INNER_URL, secret: e.CARD_SECRET },
    hopPort: e.HOP_PORT,
    ...insideOf(e, root),
    hopUrl: e.HOP_URL,
    ...databaseOf(e),
    dataDir: resolve(root, e.DATA_DIR),
    backup: backupOf(e, environment, root),
    auditWitness: resolve(root, e.AUDIT_WITNESS ?? `${e.DATA_DIR}/audit-witness`),
    distDir: resolve(root, e.DIST_DIR),
    sitesDir: resolve(root, e.SITES_DIR ?? `${e.DATA_DIR}/sites`),
    releases: {
      place: placeOf(e, root, 'RELEASE_STORE', e.RELEASE_STORE ?? `${e.DATA_DIR}/releases`, egress),
      keys: e.RELEASE_KEYS ?? (e.NODE_ENV === 'production' ? [] : null),
    },
    documents: documentsOf(e, root, egress),
    ...scannerOf(e),
    siteToken: e.SITE_TOKEN,
    ...keysOf(e),
    keyService: keyServiceOf(e, root, egress),
    metricsToken: e.METRICS_TOKEN ?? null,
    collector: collectorOf(e, egress),
    logLevel: e.LOG_LEVEL,
    trustedProxies: e.TRUSTED_PROXIES.split(',').filter((item) => item !== ''),
    egress,
    destinations: destinationsOf(given, egress),
    insurers: { url: e.INSURERS_URL, apiKey: e.INSURERS_API_KEY, deadlineMs: e.INSURER_DEADLINE_MS, egress },
    payment: paymentOf(e, egress),
    bankStatements: bankStatementsOf(e),
    preview: previewOf(e),
    paymentConnector: e.PAYMENT_CONNECTOR,
    nestpay: nestpayOf(e, egress),
    timings: e.PURCHASE_TIMINGS ?? standardTimings,
    failpoint: { fixed: e.FAILPOINT ?? null, file: e.FAILPOINT_FILE ?? null },
    rates: { url: e.RATES_URL, maxAgeDays: e.RATES_MAX_AGE_DAYS, egress },
    offerHoldMs: e.OFFER_HOLD_HOURS * 3_600_000,
    sms: { url: e.SMS_URL, user: e.SMS_USER, password: e.SMS_PASSWORD, header: e.SMS_HEADER, egress },
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    mailReports: mailReportsOf(e),
    contactMail: e.CONTACT_MAIL,
    securityMail: e.SECURITY_MAIL,
    alarms: alarmsOf(e),
    panelOwner: e.PANEL_OWNER ?? null,
    addressUrl: e.ADDRESS_URL,
    vehicleUrl: e.VEHICLE_URL ?? null,
    keepsCopies: e.KEPT_COPIES === 'on',
    wallet: walletOf(e, root),
    freePayment: { leastMinor: e.FREE_PAYMENT_LEAST * 100, mostMinor: e.FREE_PAYMENT_MOST * 100 },
    quoteRetentionDays: e.QUOTE_RETENTION_DAYS,
    applicationRetentionDays: e.APPLICATION_RETENTION_DAYS,
    limitFactor: e.RATE_LIMIT_FACTOR,
    busyLoopMs: e.BUSY_LOOP_MS,
    limits: limitsTimes(e.RATE_LIMIT_FACTOR),
    ...ownLimits(e.RATE_LIMIT_FACTOR),
    passwordCost,
    codeBudgets: {
      aDay: e.CODES_A_DAY * e.RATE_LIMIT_FACTOR,
      abroadADay: e.CODES_ABROAD_A_DAY * e.RATE_LIMIT_FACTOR,
      rangeADay: 40 * e.RATE_LIMIT_FACTOR,
    },
  };
};
