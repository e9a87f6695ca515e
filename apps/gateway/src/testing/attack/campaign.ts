import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../platform/log.ts';
import { openCollector } from '../collector.ts';
import { type Fuzzed, fuzzIn } from '../contract/fuzz/campaign.ts';
import { type FuzzedShop, openFuzzedShop } from '../contract/fuzz/shop.ts';
import { choicesOf } from '../money/simulation/random.ts';
import { type Market, openMarket } from '../purchase/market.ts';
import { cards } from '../purchase/outside.ts';
import { buyWithSecrets } from './canary-buyers.ts';
import { allTexts, typedCard } from './corpora.ts';
import { formulasInExports } from './exports.ts';
import type { Hit, Strike } from './hit.ts';
import { listenIn } from './listen-in.ts';
import { strikePages } from './strike-pages.ts';
import { strikePaths } from './strike-paths.ts';
import { strikeStaff } from './strike-staff.ts';
import { strikeStrangers } from './strike-strangers.ts';
import { strikeWire } from './strike-wire.ts';
import { openToOthers, standingIn, sweepFolder, sweepMails, sweepPapers, sweepRows } from './sweep.ts';

interface Way {
  name: string;
  strike: Strike;
  /** of the requests, in hundredths */
  share: number;
  /** what it asks for is rendered where a site was built */
  ofSite?: true;
}

const ways: readonly Way[] = [
  { name: 'pages and files with texts in them', strike: strikePages, share: 12, ofSite: true },
  { name: 'ways out of a folder', strike: strikePaths, share: 8, ofSite: true },
  { name: 'broken and doubled HTTP', strike: strikeWire, share: 8, ofSite: true },
  { name: "a buyer's things, by strangers", strike: strikeStrangers, share: 8 },
];

/** Behind the operations: what an owner may do takes from the shop what others need. */
const lastWays: readonly Way[] = [
  { name: "the panel, by every role and none, on two partners' things", strike: strikeStaff, share: 14 },
];

/** of all requests, those to operations by their grammar */
const fuzzedShare = 0.5;

/** sent at one moment: two of what one browser sends */
const together = 8;

export interface Attacked {
  sent: number;
  /** requests of each way */
  kinds: Record<string, number>;
  /** answers of each status; 0 is a connection that was cut */
  statuses: Map<number, number>;
  breaches: string[];
  heapBytes: number;
}

interface Options {
  count: number;
  seed: number;
  /** operations that are fuzzed; all when left out */
  isWanted?: (place: number, name: string) => boolean;
  /** folders that something of ours is written to beside the data folder */
  disk?: readonly string[];
  /** whose text is read */
  papers?: number;
  /** a built site, whose pages are asked for; without one there are its doors alone */
  dist?: string;
  tell?: (line: string) => void;
}

const note = (result: Attacked, kind: string, { what, status, breach }: Hit): void => {
  result.sent += 1;
  result.kinds[kind] = (result.kinds[kind] ?? 0) + 1;
  result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
  if (breach !== null) result.breaches.push(`${kind}, ${what}: ${breach}`);
};

const noteFuzzed = (result: Attacked, { calls, answers, broken }: Fuzzed): void => {
  result.sent += calls;
  result.kinds['operations, by grammar and with texts'] = calls;
  for (const [operation, statuses] of answers)
    for (const [status, times] of statuses) {
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + times);
      if (status >= 500 && status !== 503)
        result.breaches.push(`${operation} answered ${status}, ${times} times`);
    }
  result.breaches.push(...broken);
};

const strikeAll = async (
  shop: FuzzedShop,
  site: Market | null,
  result: Attacked,
  of: readonly Way[],
  { count, seed, tell }: Options,
): Promise<void> => {
  for (const { name, strike, share, ofSite } of of) {
    const target = ofSite && site ? { ...shop, market: site } : shop;
    const wanted = Math.ceil((count * share) / 100);
    for (let at = 0; at < wanted; at += together) {
      const salvo = Array.from({ length: Math.min(together, wanted - at) }, (_, place) =>
        strike(target, choicesOf(seed + at + place)),
      );
      for (const hit of await Promise.all(salvo)) note(result, name, hit);
    }
    tell?.(`${name}: ${wanted}, ${result.breaches.length} breaches so far`);
    for (const breach of result.breaches.slice(-3)) tell?.(breach);
  }
};

const numbers = [cards.success, typedCard];

/** What was typed in may stand nowhere: neither the numbers of cards, nor in clear whom a policy insures. */
const lookAround = async (
  shop: FuzzedShop,
  identities: readonly string[],
  { folder, disk, papers }: { folder: string; disk: readonly string[]; papers: number },
): Promise<string[]> => {
  const secrets = [...numbers, ...identities];
  const figures = await (await fetch(`${shop.market.url}/metrics`)).text();
  return [
    ...standingIn('the figures', figures, secrets),
    ...[folder, ...disk].flatMap((one) => sweepFolder(one, secrets)),
    ...openToOthers(folder).map((file) => `others may open ${file}`),
    ...(await sweepRows(shop, secrets)),
    ...(await sweepMails(shop, secrets)),
    ...(await sweepPapers(shop, numbers, papers)),
  ];
};

const followMs = 10_000;

/** As a gateway's own program does: what has not read its keys for long seals nothing any more. */
const followKeys = (markets: readonly Market[]): (() => void) => {
  const timer = setInterval(() => {
    for (const { context } of markets) void context.keyHolder.follow();
  }, followMs);
  return () => clearInterval(timer);
};

const isAlive = async ({ url }: Market): Promise<boolean> => {
  const answers = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(url + path)));
  return answers.every(({ ok }) => ok);
};

/**
 * Attacks a gateway, its sandbox behind it, in every way it knows, and looks at what is left: nothing may have been shown,
 * run, written down or thrown.
 */
export const attack = async (options: Options): Promise<Attacked> => {
  const { count, seed, isWanted, disk = [], papers = 20, dist, tell } = options;
  const folder = mkdtempSync(join(tmpdir(), 'attacked-'));
  const heard = { log: listenIn('the log'), traces: listenIn('the traces') };
  const collector = await openCollector((took) => heard.traces.hear(JSON.stringify(took)));
  const log = createLog('debug', { write: heard.log.hear });
  const environment = { DATA_DIR: folder, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const shop = await openFuzzedShop({ environment, log });
  const site =
    dist === undefined ? null : await openMarket({}, { ...environment, DIST_DIR: dist }, undefined, { log });
  const stopFollowing = followKeys(site ? [shop.market, site] : [shop.market]);
  const result: Attacked = { sent: 0, kinds: {}, statuses: new Map(), breaches: [], heapBytes: 0 };
  try {
    const { identities } = await buyWithSecrets(shop);
    for (const one of Object.values(heard)) one.lookFor([...numbers, ...identities]);
    await strikeAll(shop, site, result, ways, options);
    const fuzzing = { count: Math.ceil(count * fuzzedShare), seed, texts: allTexts, together };
    noteFuzzed(result, await fuzzIn(shop, { ...fuzzing, ...(isWanted ? { isWanted } : {}) }));
    tell?.(`operations: ${result.sent} in all, ${result.breaches.length} breaches so far`);
    await strikeAll(shop, site, result, lastWays, options);
    if (!(await isAlive(shop.market)) || (site && !(await isAlive(site))))
      result.breaches.push('the gateway does not answer any more');
    result.breaches.push(...(await formulasInExports(shop)));
    result.breaches.push(...(await lookAround(shop, identities, { folder, disk, papers })));
    for (const one of Object.values(heard)) result.breaches.push(...one.found());
    globalThis.gc?.();
    result.heapBytes = process.memoryUsage().heapUsed;
    return result;
  } finally {
    stopFollowing();
    await site?.close();
    await shop.close();
    await collector.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
