import { relative, resolve } from 'node:path';
import { isSafeLine } from './database/server-address.ts';

/** What was set, and defaults where nothing was. */
export type Given = Readonly<Record<string, string | undefined>>;

/** What a setting must be where NODE_ENV is `production`. */
export interface ProductionRule {
  /** for the table of the README */
  word: string;
  /** why a value is refused, after the setting's name */
  because: string;
  fits: (value: string | undefined, all: Given, standard: string | null) => boolean;
}

/** nothing that could be wrong: said of each such setting, so that a new one has to answer too */
export const anything: ProductionRule = { word: '–', because: '', fits: () => true };

export const overHttps: ProductionRule = {
  word: 'https',
  because: 'must begin with https://',
  fits: (value) => value?.startsWith('https://') ?? false,
};

export const ownValue: ProductionRule = {
  word: 'own',
  because: 'still holds the value of the sandbox, which everybody can read; set your own',
  fits: (value, _all, standard) => value !== undefined && value !== standard,
};

export const httpsWhenSet: ProductionRule = {
  word: 'https',
  because: 'must begin with https://',
  fits: (value) => value === undefined || value.startsWith('https://'),
};

/** what stands on this machine is reached without crossing a network */
const isHere = (url: string): boolean =>
  /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(URL.parse(url)?.hostname ?? '');

/** who listens to other machines speaks to them over TLS */
export const shownToOthers: ProductionRule = {
  word: 'set, unless `HOST` is here',
  because:
    'must be set, or HOST must be an address of this machine: what the edge says to a gateway crosses a network',
  fits: (value, { HOST = '' }) =>
    value !== undefined || /^(?:localhost|::1|127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/.test(HOST),
};

export const httpsOrHere: ProductionRule = {
  word: 'https, or this machine',
  because: 'must begin with https:// or name this machine',
  fits: (value) => value === undefined || value.startsWith('https://') || isHere(value),
};

/** ClamAV's daemon speaks no TLS, and whoever answers in its place says that all is well */
export const scannerHere: ProductionRule = {
  word: 'this machine',
  because: 'must name a socket or an address of this machine: its daemon speaks no TLS',
  fits: (value) => value === undefined || value.startsWith('unix:') || isHere(value),
};

export const ownWithNestpay: ProductionRule = {
  word: 'own, with `NESTPAY_URL`',
  because: 'still holds the value of the sandbox, which everybody can read; set your own',
  fits: (value, { NESTPAY_URL }, standard) => NESTPAY_URL === undefined || value !== standard,
};

export const overTls: ProductionRule = {
  word: 'TLS',
  because: 'must begin with smtps:// or end with ?requireTLS=true',
  fits: (value = '') => value.startsWith('smtps://') || /[?&]requireTLS=true(?:&|$)/.test(value),
};

export const notSet: ProductionRule = {
  word: 'not set',
  because: 'is for tests only',
  fits: (value) => value === undefined,
};

export const namedProxy: ProductionRule = {
  word: 'set',
  because: 'must name the proxy that ends https, or all callers count as one',
  fits: (value = '') => value !== '',
};

export const boundedFactor: ProductionRule = {
  word: '1 to 10',
  because: 'must be from 1 to 10, or the limits bound nothing',
  fits: (value) => Number(value) >= 1 && Number(value) <= 10,
};

/** the notice on personal data says so to whoever asks for an offer */
export const atMostDays = (days: number): ProductionRule => ({
  word: `1 to ${days}`,
  because: `must be from 1 to ${days}: the notice on personal data promises that what became no policy is kept no longer`,
  fits: (value) => Number(value) >= 1 && Number(value) <= days,
});

const testProvider = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|sandbox[a-z0-9.-]*)(?:[:/]|$)/i;

/** money is not kept in one folder of one machine, and what is kept of people crosses no network in clear */
export const serverForMoney: ProductionRule = {
  word: 'set with live payments, over TLS',
  because:
    'must name a PostgreSQL server, as the embedded database takes no live payments: one of this machine, or one whose address ends with ?sslmode=verify-full&sslrootcert=<file of its authority, or system>',
  fits: (value, { PAYMENT_URL = '', NESTPAY_URL }) =>
    value === undefined
      ? [PAYMENT_URL, NESTPAY_URL ?? PAYMENT_URL].every((url) => testProvider.test(url))
      : isSafeLine(value),
};

export const safeLineWhenSet: ProductionRule = {
  word: 'TLS, or this machine',
  because:
    'must name a server of this machine, or end with ?sslmode=verify-full&sslrootcert=<file of its authority, or system>',
  fits: (value) => value === undefined || isSafeLine(value),
};

export const keyApart: ProductionRule = {
  word: 'set on a server',
  because:
    'must be set, or SIGNING_KEY and either SEALING_KEY or KEY_SERVICE_URL: gateways on a server share no folder that keys could lie in',
  fits: (value, { DATABASE_URL, SIGNING_KEY, SEALING_KEY, KEY_SERVICE_URL }) =>
    value !== undefined ||
    DATABASE_URL === undefined ||
    (SIGNING_KEY !== undefined && (SEALING_KEY ?? KEY_SERVICE_URL) !== undefined),
};

/** what signs is read by more people and programs than what seals should be */
export const unlikeSigning: ProductionRule = {
  word: 'not `SIGNING_KEY`',
  because: 'must be another key than SIGNING_KEY, or whoever learns what signs opens what is sealed',
  fits: (value, { SIGNING_KEY }) => value === undefined || value !== SIGNING_KEY,
};

/** who cuts the log may own the folder it lies in */
export const outsideData: ProductionRule = {
  word: 'outside `DATA_DIR`',
  because: 'must name a file outside DATA_DIR, or who cuts the audit log can cut its witness with it',
  fits: (value, { DATA_DIR = '.data' }) =>
    value !== undefined && relative(resolve(DATA_DIR), resolve(value)).startsWith('..'),
};

const place = (store: string): string =>
  store.startsWith('s3:')
    ? store
        .split('/')
        .filter((part) => part !== '')
        .join('/')
    : resolve(store);

/** whoever may release, or is only shown what is released, has no business among papers */
export const apartFromReleases: ProductionRule = {
  word: 'not `RELEASE_STORE`',
  because: 'must name another place than RELEASE_STORE: machines that build releases write there',
  fits: (value, { RELEASE_STORE, DATA_DIR = '.data' }) =>
    value === undefined || place(value) !== place(RELEASE_STORE ?? `${DATA_DIR}/releases`),
};
