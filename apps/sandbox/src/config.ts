import { resolve } from 'node:path';

/** Where the sandbox listens and what it accepts. Ports may be 0: then the system chooses. */
export interface Config {
  host: string;
  port: number;
  acsPort: number;
  smtpPort: number;
  /** origins as others see them; null: derived from host and port once listening */
  publicUrl: string | null;
  acsUrl: string | null;
  /** null: nothing is kept on disk */
  dataDirectory: string | null;
  /** where products are discovered: the repository root */
  root: string;
  insurersApiKey: string;
  paymentApiKey: string;
  paymentSecretKey: string;
  nestpayClientId: string;
  nestpayUser: string;
  nestpayPassword: string;
  nestpayStoreKey: string;
  /** what callers of the key service show */
  keyServiceToken: string;
  smsUser: string;
  smsPassword: string;
  /** the merchant's notice address; null: no notices are sent */
  webhookUrl: string | null;
  /** where reports about mails are handed in; null: none are */
  mailReportUrl: string | null;
  mailReportSecret: string;
  /** multiplies every insurer's own answer time; 0 in tests */
  delayScale: number;
  quiet: boolean;
}

const repository = resolve(import.meta.dirname, '../../..');

export const defaultConfig: Config = {
  host: '127.0.0.1',
  port: 4400,
  acsPort: 4401,
  smtpPort: 4425,
  publicUrl: null,
  acsUrl: null,
  dataDirectory: null,
  root: repository,
  insurersApiKey: 'sandbox-insurer-key',
  paymentApiKey: 'sandbox-api-key',
  paymentSecretKey: 'sandbox-secret-key',
  nestpayClientId: '100200300',
  nestpayUser: 'sandbox-api',
  nestpayPassword: 'sandbox-nestpay-password',
  nestpayStoreKey: 'sandbox-store-key',
  keyServiceToken: 'sandbox-key-service-token',
  smsUser: 'sandbox',
  smsPassword: 'sandbox',
  webhookUrl: null,
  mailReportUrl: null,
  mailReportSecret: 'sandbox-mail-report-secret-of-our-own',
  delayScale: 1,
  quiet: true,
};

type Environment = Record<string, string | undefined>;

const port = (environment: Environment, name: string, fallback: number): number => {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) {
    throw new Error(`The setting ${name} is not a port number: ${text}`);
  }
  return value;
};

const nestpayFrom = (environment: Environment) => ({
  nestpayClientId: environment.NESTPAY_CLIENT_ID || defaultConfig.nestpayClientId,
  nestpayUser: environment.NESTPAY_USER || defaultConfig.nestpayUser,
  nestpayPassword: environment.NESTPAY_PASSWORD || defaultConfig.nestpayPassword,
  nestpayStoreKey: environment.NESTPAY_STORE_KEY || defaultConfig.nestpayStoreKey,
});

const accountsFrom = (environment: Environment) => ({
  keyServiceToken: environment.KEY_SERVICE_TOKEN || defaultConfig.keyServiceToken,
  smsUser: environment.SMS_USER || defaultConfig.smsUser,
  smsPassword: environment.SMS_PASSWORD || defaultConfig.smsPassword,
});

/** @throws Error with one clear sentence when a setting does not fit */
export const configFrom = (environment: Environment, flags: readonly string[]): Config => ({
  ...defaultConfig,
  host: environment.SANDBOX_HOST || defaultConfig.host,
  port: port(environment, 'SANDBOX_PORT', defaultConfig.port),
  acsPort: port(environment, 'ACS_PORT', defaultConfig.acsPort),
  smtpPort: port(environment, 'SMTP_PORT', defaultConfig.smtpPort),
  publicUrl: environment.SANDBOX_URL || null,
  acsUrl: environment.ACS_URL || null,
  dataDirectory: flags.includes('--memory')
    ? null
    : resolve(repository, environment.DATA_DIR || '.data', 'sandbox'),
  root: environment.SANDBOX_ROOT || defaultConfig.root,
  insurersApiKey: environment.INSURERS_API_KEY || defaultConfig.insurersApiKey,
  paymentApiKey: environment.PAYMENT_API_KEY || defaultConfig.paymentApiKey,
  paymentSecretKey: environment.PAYMENT_SECRET_KEY || defaultConfig.paymentSecretKey,
  ...nestpayFrom(environment),
  ...accountsFrom(environment),
  webhookUrl: environment.PAYMENT_WEBHOOK_URL || null,
  mailReportUrl: environment.MAIL_REPORT_URL || null,
  mailReportSecret: environment.MAIL_REPORT_SECRET || defaultConfig.mailReportSecret,
  delayScale: Number(environment.INSURERS_DELAY_SCALE || '1'),
  quiet: false,
});
