import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sealCard } from '@sigorta/card-seal/seal-card';
import { readTypedCard } from '@sigorta/card-seal/typed-card';

/** What tests seal with themselves, as the frame would; nobody else has it. */
const sealKey = Buffer.alloc(32, 7);

const folder = join(import.meta.dirname, '../../../../card-entry/src/server');
const load = <T>(file: string): Promise<T> => import(pathToFileURL(join(folder, file)).href) as Promise<T>;

interface Settings {
  url: string;
  iyzico: unknown;
  nestpay: unknown;
}
interface Opened {
  urls: { outer: string; inner: string };
  close: () => Promise<void>;
}

/** Card entry in this process, on free ports. */
export interface CardEntryOfTests {
  /** what a gateway has to know of it */
  environment: NodeJS.ProcessEnv;
  outer: string;
  /** Has cards sent to the providers of these settings, where a test puts something between. */
  leadTo: (environment: NodeJS.ProcessEnv) => Promise<void>;
  close: () => Promise<void>;
}

/** Card entry is a program of its own: tests start it, the gateway's code never names it. */
export async function startCardEntry(environment: NodeJS.ProcessEnv): Promise<CardEntryOfTests> {
  const { readSettings } = await load<{ readSettings: (environment: NodeJS.ProcessEnv) => Settings }>(
    'settings.ts',
  );
  const { openCardEntry } = await load<{ openCardEntry: (settings: Settings) => Promise<Opened> }>(
    'open-card-entry.ts',
  );
  const own = {
    CARD_PORT: '0',
    CARD_INNER_PORT: '0',
    CARD_SEAL_KEY: sealKey.toString('base64url'),
    RATE_LIMIT_FACTOR: '1000',
  };
  const settings = readSettings({ ...environment, ...own });
  const entry = await openCardEntry(settings);
  settings.url = entry.urls.outer;
  return {
    environment: { CARD_URL: entry.urls.outer, CARD_INNER_URL: entry.urls.inner },
    outer: entry.urls.outer,
    leadTo: async (other) => {
      const { iyzico, nestpay } = readSettings({ ...environment, ...other, ...own });
      Object.assign(settings, { iyzico, nestpay });
    },
    close: entry.close,
  };
}

interface TestCard {
  firstName: string;
  lastName: string;
  number: string;
  month: string;
  year: string;
  cvv: string;
}

const standard: TestCard = {
  firstName: 'Defne',
  lastName: 'Aydın',
  number: '5528790000000008',
  month: '12',
  year: '2030',
  cvv: '123',
};

/** A card as a page sends it: sealed, as card entry's frame would have sealed it. */
export function sealedCard(change: Partial<TestCard> = {}) {
  const { firstName, lastName, number, month, year, cvv } = { ...standard, ...change };
  const typed = readTypedCard(Buffer.from([number, month, year, cvv].join('\n'), 'utf8'));
  if (typed === null) throw new Error('no card can be typed so');
  return { firstName, lastName, sealed: sealCard(sealKey, typed, new Date()) };
}
