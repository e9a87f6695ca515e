import { resolve } from 'node:path';
import type { CostClass } from '@sigorta/contracts/operation';
import * as v from 'valibot';
import { StartError } from './start-error.ts';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(0), v.maxValue(65535));
const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const httpUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((text) => text.replace(/\/+$/, '')),
);
const smtpUrl = v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\//));
const databaseUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//));

/** what the sandbox takes when nothing is set; everybody can read it here */
const sandboxSecrets = {
  INSURERS_API_KEY: 'sandbox-insurer-key',
  PAYMENT_API_KEY: 'sandbox-api-key',
  PAYMENT_SECRET_KEY: 'sandbox-secret-key',
} as const;

/** Every setting with its default; the sandbox listens where the defaults point. */
const environmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production']), 'development'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '4300'),
  PUBLIC_URL: v.optional(httpUrl, 'http://localhost:4300'),
  HOP_PORT: v.optional(port, '4301'),
  HOP_URL: v.optional(httpUrl, 'http://localhost:4301'),
  DATABASE_URL: v.optional(databaseUrl),
  DATABASE_POOL: v.optional(whole, '10'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DIST_DIR: v.optional(v.string(), 'dist'),
  SITE_TOKEN: v.optional(v.pipe(v.string(), v.minLength(8)), 'sigorta-carsisi-site'),
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16))),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  TRUSTED_PROXIES: v.optional(v.string(), ''),
  INSURERS_URL: v.optional(httpUrl, 'http://localhost:4400/insurers'),
  INSURERS_API_KEY: v.optional(v.string(), sandboxSecrets.INSURERS_API_KEY),
  INSURER_DEADLINE_MS: v.optional(whole, '12000'),
  PAYMENT_URL: v.optional(httpUrl, 'http://localhost:4400/iyzico'),
  PAYMENT_API_KEY: v.optional(v.string(), sandboxSecrets.PAYMENT_API_KEY),
  PAYMENT_SECRET_KEY: v.optional(v.string(), sandboxSecrets.PAYMENT_SECRET_KEY),
  RATES_URL: v.optional(httpUrl, 'http://localhost:4400/kurlar'),
  RATES_MAX_AGE_DAYS: v.optional(whole, '10'),
  SMS_URL: v.optional(httpUrl, 'http://localhost:4400/sms'),
  SMTP_URL: v.optional(smtpUrl, 'smtp://localhost:4425'),
  MAIL_FROM: v.optional(v.string(), 'Sigorta Çarşısı <police@sigortacarsisi.example>'),
  /** where applications go when the partner's settings name no address */
  CONTACT_MAIL: v.optional(v.pipe(v.string(), v.email()), 'destek@sigortacarsisi.example'),
  /** who is invited to the panel by mail when nobody is in it yet */
  PANEL_OWNER: v.optional(v.pipe(v.string(), v.toLowerCase(), v.email())),
  ADDRESS_URL: v.optional(httpUrl, 'http://localhost:4400/uavt'),
  /** limits of a payment whose amount the buyer types, in whole lira */
  FREE_PAYMENT_LEAST: v.optional(whole, '10'),
  FREE_PAYMENT_MOST: v.optional(whole, '100000'),
  /** quotes nobody bought, orders nobody paid and finished jobs are forgotten after so many days */
  QUOTE_RETENTION_DAYS: v.optional(whole, '30'),
  /** short applications, requests and messages are forgotten after so many days */
  APPLICATION_RETENTION_DAYS: v.optional(whole, '180'),
  /** multiplies every rate limit; benches and load tests raise it */
  RATE_LIMIT_FACTOR: v.optional(whole, '1'),
});

export interface RateLimit {
  perIp: number;
  perSession: number;
  windowSeconds: number;
}

export interface Config {
  mode: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** origin of the site, without a slash at its end */
  publicUrl: string;
  hopPort: number;
  /** origin of the 3-D Secure hop page */
  hopUrl: string;
  databaseUrl: string | null;
  databasePool: number;
  dataDir: string;
  /** what packages/delivery assembled; pages are not served while it is missing */
  distDir: string;
  siteToken: string;
  secretKey: string | null;
  metricsToken: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  trustedProxies: string[];
  insurers: { url: string; apiKey: string; deadlineMs: number };
  payment: { url: string; apiKey: string; secretKey: string };
  rates: { url: string; maxAgeDays: number };
  smsUrl: string;
  smtpUrl: string;
  mailFrom: string;
  contactMail: string;
  /** e-mail of the first owner */
  panelOwner: string | null;
  addressUrl: string;
  /** kuruş */
  freePayment: { leastMinor: number; mostMinor: number };
  /** days */
  quoteRetentionDays: number;
  applicationRetentionDays: number;
  limits: Record<CostClass, RateLimit>;
  /** searches for a policy by its number: few, because a birth date is soon guessed */
  findLimits: RateLimit & { perPolicy: number };
  /** tries at a password or a second factor of the panel, whoever makes them; right ones are given back */
  staffLimits: RateLimit & { perPerson: number };
  /** SMS codes that may be sent; every one costs money and rings a phone */
  codeLimits: RateLimit & { perPhone: number; perPhoneADay: number };
}

const limitsTimes = (factor: number): Config['limits'] => ({
  read: { perIp: 1200 * factor, perSession: 600 * factor, windowSeconds: 60 },
  lookup: { perIp: 600 * factor, perSession: 300 * factor, windowSeconds: 60 },
  quote: { perIp: 60 * factor, perSession: 30 * factor, windowSeconds: 60 },
  payment: { perIp: 60 * factor, perSession: 30 * factor, windowSeconds: 60 },
  message: { perIp: 20 * factor, perSession: 10 * factor, windowSeconds: 60 },
  login: { perIp: 60 * factor, perSession: 30 * factor, windowSeconds: 600 },
});

/** With the sandbox's payment key anybody could sign "paid". */
const refuseSandboxSecrets = (e: v.InferOutput<typeof environmentSchema>): void => {
  if (!e.PUBLIC_URL.startsWith('https:')) return;
  for (const name of ['INSURERS_API_KEY', 'PAYMENT_API_KEY', 'PAYMENT_SECRET_KEY'] as const) {
    if (e[name] === sandboxSecrets[name]) {
      throw new StartError(
        `The setting ${name} still holds the sandbox's key, which is public; set your own before PUBLIC_URL is an https address.`,
      );
    }
  }
};

/**
 * @param root folder relative paths of the environment start from
 * @throws StartError naming the first setting that does not fit
 */
export const readConfig = (environment: NodeJS.ProcessEnv, root: string): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const name = String(parsed.issues[0].path?.[0]?.key ?? 'The environment');
    throw new StartError(`The setting ${name} does not fit; see the configuration table in the README.`);
  }
  const e = parsed.output;
  refuseSandboxSecrets(e);
  return {
    mode: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    publicUrl: e.PUBLIC_URL,
    hopPort: e.HOP_PORT,
    hopUrl: e.HOP_URL,
    databaseUrl: e.DATABASE_URL ?? null,
    databasePool: e.DATABASE_POOL,
    dataDir: resolve(root, e.DATA_DIR),
    distDir: resolve(root, e.DIST_DIR),
    siteToken: e.SITE_TOKEN,
    secretKey: e.SECRET_KEY ?? null,
    metricsToken: e.METRICS_TOKEN ?? null,
    logLevel: e.LOG_LEVEL,
    trustedProxies: e.TRUSTED_PROXIES.split(',').filter((item) => item !== ''),
    insurers: { url: e.INSURERS_URL, apiKey: e.INSURERS_API_KEY, deadlineMs: e.INSURER_DEADLINE_MS },
    payment: { url: e.PAYMENT_URL, apiKey: e.PAYMENT_API_KEY, secretKey: e.PAYMENT_SECRET_KEY },
    rates: { url: e.RATES_URL, maxAgeDays: e.RATES_MAX_AGE_DAYS },
    smsUrl: e.SMS_URL,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    contactMail: e.CONTACT_MAIL,
    panelOwner: e.PANEL_OWNER ?? null,
    addressUrl: e.ADDRESS_URL,
    freePayment: { leastMinor: e.FREE_PAYMENT_LEAST * 100, mostMinor: e.FREE_PAYMENT_MOST * 100 },
    quoteRetentionDays: e.QUOTE_RETENTION_DAYS,
    applicationRetentionDays: e.APPLICATION_RETENTION_DAYS,
    limits: limitsTimes(e.RATE_LIMIT_FACTOR),
    findLimits: {
      perPolicy: 5 * e.RATE_LIMIT_FACTOR,
      perSession: 8 * e.RATE_LIMIT_FACTOR,
      perIp: 20 * e.RATE_LIMIT_FACTOR,
      windowSeconds: 3600,
    },
    staffLimits: {
      perPerson: 5 * e.RATE_LIMIT_FACTOR,
      perSession: 15 * e.RATE_LIMIT_FACTOR,
      perIp: 60 * e.RATE_LIMIT_FACTOR,
      windowSeconds: 900,
    },
    codeLimits: {
      perPhone: 5 * e.RATE_LIMIT_FACTOR,
      perPhoneADay: 12 * e.RATE_LIMIT_FACTOR,
      perSession: 5 * e.RATE_LIMIT_FACTOR,
      perIp: 20 * e.RATE_LIMIT_FACTOR,
      windowSeconds: 3600,
    },
  };
};
