import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { standardTimings, type Timings } from '../../platform/timings.ts';
import type { Reply } from '../buyer.ts';
import { type CardEntryOfTests, startCardEntry } from './card-entry.ts';

export interface Sandbox {
  urls: { main: string; acs: string; smtp: string };
  /** card entry, which sends cards to this sandbox */
  cards: CardEntryOfTests;
  close: () => Promise<void>;
}

const sandboxFile = join(import.meta.dirname, '../../../../sandbox/src/sandbox.ts');

/**
 * The sandbox is the world outside: tests start it, the gateway's code never names it.
 * @param more settings of the card entry beside it
 */
export const startSandbox = async (clock?: () => Date, more: NodeJS.ProcessEnv = {}): Promise<Sandbox> => {
  const module = (await import(pathToFileURL(sandboxFile).href)) as {
    startSandbox: (options: object) => Promise<Omit<Sandbox, 'cards'>>;
  };
  const sandbox = await module.startSandbox({
    port: 0,
    acsPort: 0,
    smtpPort: 0,
    dataDirectory: null,
    delayScale: 0,
    ...(clock && { clock }),
  });
  const cards = await startCardEntry({ ...providersOf(sandbox), ...more });
  return {
    urls: sandbox.urls,
    cards,
    close: async () => {
      await cards.close();
      await sandbox.close();
    },
  };
};

/**
 * The same in a process of its own, for measurements: what the world outside costs is not the gateway's.
 * @param urls where it listens already @param stop ends it
 */
export const sandboxApart = async (urls: Sandbox['urls'], stop: () => Promise<void>): Promise<Sandbox> => {
  const cards = await startCardEntry(providersOf({ urls }));
  return {
    urls,
    cards,
    close: async () => {
      await cards.close();
      await stop();
    },
  };
};

const providersOf = ({ urls }: Pick<Sandbox, 'urls'>): NodeJS.ProcessEnv => ({
  PAYMENT_URL: `${urls.main}/iyzico`,
  NESTPAY_URL: `${urls.main}/nestpay`,
});

/** Settings of a gateway that shall live in this world. */
export const sandboxEnvironment = ({ urls, cards }: Sandbox): NodeJS.ProcessEnv => ({
  INSURERS_URL: `${urls.main}/insurers`,
  ...providersOf({ urls }),
  ...cards.environment,
  RATES_URL: `${urls.main}/kurlar`,
  SMS_URL: `${urls.main}/sms`,
  ADDRESS_URL: `${urls.main}/uavt`,
  VEHICLE_URL: `${urls.main}/vehicles`,
  SMTP_URL: urls.smtp,
  MAIL_RETURN_ADDRESS: 'donus@ornek.example',
  MAIL_REPORT_SECRET: 'sandbox-mail-report-secret-of-our-own',
});

/** The sandbox's control interface (apps/sandbox/README.md); a body makes it a POST. */
export async function control(sandbox: Sandbox, path: string, body?: unknown): Promise<Reply['body']> {
  const init =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const text = await (await fetch(`${sandbox.urls.main}/control/${path}`, init)).text();
  return text === '' ? null : JSON.parse(text);
}

/** Waits of seconds where the shop's own are minutes. Whoever is asked has time to answer: a busy machine is slow too. */
export const quick: Timings = {
  ...standardTimings,
  issueMarginMs: 0,
  providerTimeoutMs: 10_000,
  insurerTimeoutMs: 10_000,
  mailTimeoutMs: 2_000,
  pollMs: 60,
  leaseMs: 4_000,
  startGraceMs: 11_000,
  challengeMs: 60_000,
  firstInquiryMs: 30,
  longestInquiryMs: 200,
  notFoundTimes: 3,
  notFoundWindowMs: 300,
  firstRetryMs: 50,
  longestRetryMs: 300,
  smsAskMs: 50,
};

/**
 * For those that play answers which never come: whoever is asked is given up soon, though not by a gateway that others keep from its core for a
 * second. What is judged waits for the grace to be over, so each second of it is one for every deal.
 */
export const givenUpSoon = {
  providerTimeoutMs: 1_200,
  insurerTimeoutMs: 1_200,
  startGraceMs: 1_400,
} as const;

export const cards = {
  success: '5528790000000008',
  amex: '374427000000003',
  notRefundable: '5406670000000009',
  debit: '5890040000000016',
  withoutMoney: '4111111111111129',
} as const;

export const billing = {
  provinceId: 34,
  districtId: 3401,
  address: 'Moda Caddesi 12 D. 4',
  email: 'defne@ornek.example',
};
