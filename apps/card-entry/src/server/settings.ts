import { type Egress, hostsOf, isHost, isProxyAddress } from '@sigorta/egress/egress';
import type { CertificateFiles } from '@sigorta/server-tls/own-certificate';
import * as v from 'valibot';

/** What the sandbox takes when nothing is set; everybody can read it here. */
const sandboxSecrets = {
  CARD_SECRET: 'sandbox-card-secret',
  PAYMENT_API_KEY: 'sandbox-api-key',
  PAYMENT_SECRET_KEY: 'sandbox-secret-key',
  NESTPAY_PASSWORD: 'sandbox-nestpay-password',
  NESTPAY_STORE_KEY: 'sandbox-store-key',
} as const;

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65535));
const httpUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((text) => text.replace(/\/$/, '')),
);
const aesKey = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url')),
  v.check((key) => key.length === 32),
);
const addresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((one) => one.trim() || [])),
);

const schema = v.object({
  TLS_CERTIFICATE_FILE: v.optional(v.string()),
  TLS_KEY_FILE: v.optional(v.string()),
  NODE_ENV: v.optional(v.string(), 'development'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  CARD_PORT: v.optional(port, '4302'),
  CARD_INNER_PORT: v.optional(port, '4303'),
  CARD_URL: v.optional(httpUrl, 'http://localhost:4302'),
  CARD_SECRET: v.optional(v.pipe(v.string(), v.minLength(8)), sandboxSecrets.CARD_SECRET),
  CARD_SEAL_KEY: v.optional(aesKey),
  TRUSTED_PROXIES: v.optional(addresses, ''),
  RATE_LIMIT_FACTOR: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '1'),
  EGRESS_PROXY: v.optional(v.pipe(v.string(), v.check(isProxyAddress))),
  EGRESS_DIRECT: v.optional(
    v.pipe(
      v.string(),
      v.transform(hostsOf),
      v.check((hosts) => hosts.every(isHost)),
    ),
    '',
  ),
  PAYMENT_URL: v.optional(httpUrl, 'http://localhost:4400/iyzico'),
  PAYMENT_API_KEY: v.optional(v.string(), sandboxSecrets.PAYMENT_API_KEY),
  PAYMENT_SECRET_KEY: v.optional(v.string(), sandboxSecrets.PAYMENT_SECRET_KEY),
  PREVIEW_PAYMENT_URL: v.optional(httpUrl),
  PREVIEW_PAYMENT_API_KEY: v.optional(v.string()),
  PREVIEW_PAYMENT_SECRET_KEY: v.optional(v.string()),
  NESTPAY_URL: v.optional(httpUrl),
  NESTPAY_CLIENT_ID: v.optional(v.string(), '100200300'),
  NESTPAY_USER: v.optional(v.string(), 'sandbox-api'),
  NESTPAY_PASSWORD: v.optional(v.string(), sandboxSecrets.NESTPAY_PASSWORD),
  NESTPAY_STORE_KEY: v.optional(v.string(), sandboxSecrets.NESTPAY_STORE_KEY),
});
type Environment = v.InferOutput<typeof schema>;

/** An account at iyzico. */
export interface IyzicoKeys {
  url: string;
  apiKey: string;
  secretKey: string;
}

/** An account at a bank's NestPay. */
export interface NestpayKeys {
  url: string;
  clientId: string;
  user: string;
  password: string;
  storeKey: string;
}

export interface Settings {
  host: string;
  port: number;
  innerPort: number;
  /** origin as browsers see it */
  url: string;
  /** what it shows to edge and gateways; null: it speaks http */
  certificate: CertificateFiles | null;
  /** shared with the gateway */
  secret: string;
  /** 32 bytes, the same in every process behind one address; null: made at the start */
  sealKey: Buffer | null;
  trustedProxies: string[];
  limitFactor: number;
  /** what providers are reached through */
  egress: Egress;
  iyzico: { live: IyzicoKeys; preview: IyzicoKeys | null };
  nestpay: NestpayKeys | null;
}

const previewOf = (e: Environment): IyzicoKeys | null =>
  e.PREVIEW_PAYMENT_URL && e.PREVIEW_PAYMENT_API_KEY && e.PREVIEW_PAYMENT_SECRET_KEY
    ? {
        url: e.PREVIEW_PAYMENT_URL,
        apiKey: e.PREVIEW_PAYMENT_API_KEY,
        secretKey: e.PREVIEW_PAYMENT_SECRET_KEY,
      }
    : null;

/** @throws Error where it would be reached over a network in clear */
function certificateOf(e: Environment): CertificateFiles | null {
  const { TLS_CERTIFICATE_FILE: certificateFile, TLS_KEY_FILE: keyFile, HOST } = e;
  if (certificateFile && keyFile) return { certificateFile, keyFile };
  if (certificateFile || keyFile)
    throw new Error('The settings TLS_CERTIFICATE_FILE and TLS_KEY_FILE are set together or not at all.');
  if (e.NODE_ENV === 'production' && !/^(?:localhost|::1|127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/.test(HOST))
    throw new Error(
      'The setting TLS_CERTIFICATE_FILE has to be set, or HOST has to be an address of this machine: a card crosses a network.',
    );
  return null;
}

/** With the sandbox's keys anybody could seal, show the frame or take money in our name. */
function refuseSandboxKeys(e: Environment): void {
  if (!e.CARD_URL.startsWith('https:')) return;
  for (const name of Object.keys(sandboxSecrets) as (keyof typeof sandboxSecrets)[]) {
    const isUsed = !name.startsWith('NESTPAY') || e.NESTPAY_URL !== undefined;
    if (isUsed && e[name] === sandboxSecrets[name])
      throw new Error(`The setting ${name} is the sandbox's; under https it has to be one of your own.`);
  }
  const providers = [e.PAYMENT_URL, e.NESTPAY_URL ?? 'https:'];
  if (e.NODE_ENV === 'production' && providers.some((url) => !url.startsWith('https:')))
    throw new Error('The settings PAYMENT_URL and NESTPAY_URL have to begin with https: a card goes there.');
}

/** @throws Error with one sentence that names the setting */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = v.safeParse(schema, environment);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`The setting ${v.getDotPath(issue)} does not fit.`);
  }
  const e = read.output;
  if (e.NODE_ENV === 'production' && environment.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    throw new Error('NODE_TLS_REJECT_UNAUTHORIZED=0 turns off the check of every certificate; unset it.');
  refuseSandboxKeys(e);
  return {
    host: e.HOST,
    port: e.CARD_PORT,
    innerPort: e.CARD_INNER_PORT,
    url: e.CARD_URL,
    certificate: certificateOf(e),
    secret: e.CARD_SECRET,
    sealKey: e.CARD_SEAL_KEY ?? null,
    trustedProxies: e.TRUSTED_PROXIES,
    limitFactor: e.RATE_LIMIT_FACTOR,
    egress: { proxy: e.EGRESS_PROXY ?? null, inside: e.EGRESS_DIRECT },
    iyzico: {
      live: { url: e.PAYMENT_URL, apiKey: e.PAYMENT_API_KEY, secretKey: e.PAYMENT_SECRET_KEY },
      preview: previewOf(e),
    },
    nestpay: e.NESTPAY_URL
      ? {
          url: e.NESTPAY_URL,
          clientId: e.NESTPAY_CLIENT_ID,
          user: e.NESTPAY_USER,
          password: e.NESTPAY_PASSWORD,
          storeKey: e.NESTPAY_STORE_KEY,
        }
      : null,
  };
}
