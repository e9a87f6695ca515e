import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Offer } from '@sigorta/contracts/offer';
import type { Buyer } from '../apps/gateway/src/testing/buyer.ts';
import { pay } from '../apps/gateway/src/testing/cancellation/bought.ts';
import { askOffers, type Market, openMarket } from '../apps/gateway/src/testing/purchase/market.ts';
import type { Flooded, FloodOrder } from './gateway/flooder.ts';
import { quoteRequest } from './gateway/quote-request.ts';
import { startSandboxApart } from './gateway/sandbox-apart.ts';
import { throwAwayServer } from './money/postgres-server.ts';
import { percentile, times, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { root } from './root.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const { values } = parseArgs({
  options: {
    /** of each of the two phases */
    seconds: { type: 'string', default: '90' },
    /** purchases that are begun a minute */
    purchases: { type: 'string', default: '40' },
    /** requests of the flood for each of the buyers */
    times: { type: 'string', default: '20' },
  },
});
const seconds = Number(values.seconds);
const everyMs = 60_000 / Number(values.purchases);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What came of the purchases of a phase. */
interface Phase {
  /** ms from the press on "pay" to the policy and its mail */
  paid: number[];
  /** ms from the question to all offers, with what a page waits that was put off */
  asked: number[];
  putOff: number;
  lost: string[];
  /** requests of all buyers */
  requests: number;
}

/** As the page does it: who is put off asks again. */
async function offersOf(market: Market, buyer: Buyer, phase: Phase): Promise<Offer> {
  for (let tries = 0; tries < 12; tries += 1) {
    try {
      /* the page brings its token along; who is put off here has none yet */
      const { status } = await buyer.get('partner/website-info');
      if (status === 503) throw new Error('service-unavailable');
      const [offer] = await askOffers(market, buyer, 'domestic-travel');
      if (offer) return offer;
    } catch (error) {
      if (!String(error).includes('service-unavailable')) throw error;
      phase.putOff += 1;
      await pause(4_000);
    }
  }
  throw new Error('put off twelve times');
}

async function buy(market: Market, address: string, phase: Phase): Promise<void> {
  const buyer = market.buyer();
  const fetchOf = buyer.fetch.bind(buyer);
  buyer.fetch = (path, init: Parameters<Buyer['fetch']>[1] = {}) => {
    phase.requests += 1;
    return fetchOf(path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': address },
    });
  };
  const began = performance.now();
  try {
    const offer = await offersOf(market, buyer, phase);
    const pressed = performance.now();
    phase.asked.push(pressed - began);
    await pay(market, buyer, offer);
    phase.paid.push(performance.now() - pressed);
  } catch (error) {
    phase.lost.push(String(error).slice(0, 300));
  }
}

async function buyFor(market: Market, ms: number, networks: string): Promise<Phase> {
  const phase: Phase = { paid: [], asked: [], putOff: 0, lost: [], requests: 0 };
  const all: Promise<void>[] = [];
  for (let at = 0; at * everyMs < ms; at += 1) {
    all.push(buy(market, `${networks}.${at % 250}.9`, phase));
    await pause(everyMs);
  }
  await Promise.all(all);
  return phase;
}

const floodBy = (order: FloodOrder): Promise<Flooded> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'bench/gateway/flooder.ts'), JSON.stringify(order)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(said)) : reject(new Error(`the flood ended with ${code}`)),
    );
  });

/* Buyers alone, then beside twenty times as many of the dearest requests. Sandbox and flood have a process each, gateway and buyers share one. */
await withCleanup(async (later) => {
  const { url: server } = await throwAwayServer(later);
  process.env.TEST_DATABASE_URL = server;
  const dist = join(root, 'dist');
  const pages = existsSync(join(dist, 'server/render.js'));
  const market = await openMarket(
    {},
    {
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_FACTOR: '1',
      BUSY_LOOP_MS: '500',
      ...(pages && { DIST_DIR: dist }),
    },
    undefined,
    { sandbox: await startSandboxApart() },
  );
  later(market.close);
  const siteToken = market.context.config.siteToken;
  await buyFor(market, 5_000, '10.1');
  const alone = await buyFor(market, seconds * 1000, '10.2');
  const rate = Math.ceil((alone.requests / seconds) * Number(values.times));
  const quote = JSON.stringify(await quoteRequest());
  const order = { url: market.url, siteToken, rate, seconds: seconds + 5, quote, pages };
  const flooding = floodBy(order);
  await pause(2_000);
  const beside = await buyFor(market, seconds * 1000, '10.3');
  const flooded = await flooding;
  console.log(machine());
  console.log(
    `buyers ask ${(alone.requests / seconds).toFixed(1)} times a second; the flood sent ${flooded.sent} requests, ${rate} a second${pages ? '' : ', no pages: no site is built here'}`,
  );
  const rowOf = (name: string, { paid, asked, putOff, lost }: Phase) => [
    name,
    String(paid.length),
    String(lost.length),
    whole(percentile(paid, 0.5)),
    whole(percentile(paid, 0.95)),
    whole(percentile(asked, 0.5)),
    whole(percentile(asked, 0.95)),
    String(putOff),
  ];
  console.log(
    table(
      ['buyers', 'bought', 'lost', 'ms to the policy', 'p95', 'to all offers', 'p95', 'put off'],
      [rowOf('alone', alone), rowOf('beside the flood', beside)],
    ),
  );
  console.log(
    table(
      ['status', 'answers to the flood'],
      Object.entries(flooded.statuses).map(([status, count]) => [status, String(count)]),
    ),
  );
  const ratio = percentile(beside.paid, 0.95) / percentile(alone.paid, 0.95);
  console.log(`p95 from the press to the policy: ${times(ratio)}; at most 2 is the goal`);
  for (const lost of [...alone.lost, ...beside.lost]) console.log(lost);
  if (ratio > 2 || beside.lost.length > 0) process.exitCode = 1;
});
