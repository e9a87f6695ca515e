import { type ExchangeRate, type RateKind, rateKinds } from '@sigorta/contracts/offer';
import { lineAgent } from '@sigorta/egress/line-agent';
import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Agent } from 'undici';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { callUpstream } from '../../platform/upstream/call-upstream.ts';
import { UpstreamError } from '../../platform/upstream/upstream-error.ts';
import { type Bulletin, type RateCurrency, readBulletin } from './bulletin.ts';
import { readRateSource } from './rate-source.ts';

export interface ExchangeRates {
  /**
   * The rate of the newest bulletin, of the kind that is set; the last good one when the bank does not answer.
   * @throws UpstreamError `unavailable` when none is young enough
   */
  rateOf: (currency: RateCurrency) => Promise<ExchangeRate>;
  /** The same of a kind that need not be the one in force. */
  rateOfKind: (currency: RateCurrency, kind: RateKind) => Promise<ExchangeRate>;
  /** After the kind was changed: this process asks the database again at once, others within ten seconds. */
  forgetSource: () => void;
  close: () => Promise<void>;
}

/** the bank publishes once a day; this often we look */
const freshMs = 10 * 60_000;
/** after a failure the bank is left alone for this long */
const retryMs = 30_000;
const timeoutMs = 4_000;
const maxBytes = 512 * 1024;
/** how long the kind that is set is believed without asking */
const sourceMs = 10_000;
/** a rate further than this from the last one is a mistake until somebody looked */
const largestJump = 0.25;

interface Parts {
  config: Config['rates'];
  db: Kysely<Database>;
  log: Logger;
  clock: () => Date;
}

const datedPath = (date: string): string => {
  const [year, month, day] = date.split('-');
  return `/${year}${month}/${day}${month}${year}.xml`;
};

const fetchBulletin = async (parts: Parts, agent: Agent, path: string): Promise<Bulletin | null> => {
  const answer = await callUpstream({
    to: { peer: 'exchange-rates', call: 'bulletin' },
    url: `${parts.config.url}${path}`,
    method: 'GET',
    dispatcher: agent,
    timeoutMs,
    maxBytes,
  });
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw new UpstreamError('unavailable', answer.status);
  return readBulletin(answer.body);
};

/** Today's bulletin, else the newest dated one: weekends and holidays have none. */
const newestBulletin = async (parts: Parts, agent: Agent, today: string): Promise<Bulletin> => {
  const fits = (bulletin: Bulletin | null): bulletin is Bulletin =>
    bulletin !== null && bulletin.date <= today && bulletin.date >= addDays(today, -parts.config.maxAgeDays);
  const current = await fetchBulletin(parts, agent, '/today.xml').catch((error: unknown) => {
    if (error instanceof UpstreamError && error.fault === 'invalid-answer') return null;
    throw error;
  });
  if (fits(current)) return current;
  for (let back = 0; back <= parts.config.maxAgeDays; back++) {
    const dated = await fetchBulletin(parts, agent, datedPath(addDays(today, -back)));
    if (fits(dated)) return dated;
  }
  throw new UpstreamError('unavailable');
};

const lastStored = async (
  parts: Parts,
  currency: RateCurrency,
  kind: RateKind,
  today: string,
): Promise<ExchangeRate | null> => {
  const row = await parts.db
    .selectFrom('rate')
    .select(['date', 'bulletin', 'rate'])
    .where('currency', '=', currency)
    .where('kind', '=', kind)
    .where('date', '<=', today)
    .where('date', '>=', addDays(today, -parts.config.maxAgeDays))
    .orderBy('date', 'desc')
    .executeTakeFirst();
  return row ? { currency, kind, ...row } : null;
};

const isSane = (rate: string, last: ExchangeRate | null): boolean =>
  last === null || Math.abs(Number(rate) / Number(last.rate) - 1) <= largestJump;

const store = async (parts: Parts, bulletin: Bulletin, today: string): Promise<void> => {
  for (const currency of ['EUR', 'USD'] as const) {
    for (const kind of rateKinds) {
      const rate = bulletin.rates[currency]?.[kind];
      if (rate === undefined) continue;
      if (!isSane(rate, await lastStored(parts, currency, kind, today))) {
        parts.log.error({ event: 'rate-refused', upstream: 'central-bank', reason: 'jump', kind: currency });
        continue;
      }
      const row = { currency, kind, date: bulletin.date, bulletin: bulletin.number, rate };
      await parts.db
        .insertInto('rate')
        .values({ ...row, fetched_at: parts.clock() })
        .onConflict((conflict) => conflict.columns(['currency', 'date', 'kind']).doNothing())
        .execute();
    }
  }
};

export const createExchangeRates = (parts: Parts): ExchangeRates => {
  const agent = lineAgent(parts.config.egress, { connections: 2, connect: { timeout: timeoutMs } });
  let fetched: { day: string; until: number; done: Promise<void> } | null = null;

  const refresh = (today: string): Promise<void> => {
    const now = parts.clock().getTime();
    if (fetched && fetched.day === today && fetched.until > now) return fetched.done;
    const entry = { day: today, until: now + freshMs, done: Promise.resolve() };
    entry.done = newestBulletin(parts, agent, today)
      .then((bulletin) => store(parts, bulletin, today))
      .catch((error: unknown) => {
        entry.until = parts.clock().getTime() + retryMs;
        const reason = error instanceof UpstreamError ? error.fault : 'failed';
        parts.log.warn({ event: 'rates-not-fetched', upstream: 'central-bank', reason });
      });
    fetched = entry;
    return entry.done;
  };

  const held = new Map<string, { from: Promise<void>; rate: ExchangeRate }>();
  let source: { until: number; kind: Promise<RateKind> } | null = null;

  const rateOfKind: ExchangeRates['rateOfKind'] = async (currency, kind) => {
    const today = todayInIstanbul(parts.clock());
    const from = refresh(today);
    await from;
    const key = `${currency} ${kind}`;
    const known = held.get(key);
    if (known?.from === from) return known.rate;
    const rate = await lastStored(parts, currency, kind, today);
    if (!rate) throw new UpstreamError('unavailable');
    held.set(key, { from, rate });
    return rate;
  };
  const kindInForce = (): Promise<RateKind> => {
    if (source && source.until > Date.now()) return source.kind;
    const kind = readRateSource(parts.db).then((found) => found.kind);
    source = { until: Date.now() + sourceMs, kind };
    kind.catch(() => {
      source = null;
    });
    return kind;
  };
  return {
    rateOf: async (currency) => rateOfKind(currency, await kindInForce()),
    rateOfKind,
    forgetSource: () => {
      source = null;
    },
    close: () => agent.destroy(),
  };
};
