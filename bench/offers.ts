import { Buyer } from '../apps/gateway/src/testing/buyer.ts';
import { startSystem } from '../e2e/system/system.ts';
import { insurerNames } from '../packages/insurers/src/generated/insurers.ts';
import { type AskedOffers, askOffers } from './gateway/ask-offers.ts';
import { cpuOfChildren } from './gateway/cpu-of.ts';
import { quoteRequest } from './gateway/quote-request.ts';
import { median, percentile, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const siteToken = 'sigorta-carsisi-site';
/** ms; the others lie evenly between */
const delays = { fastest: 300, slowest: 1500 };
const crowds = [1, 50, 500];

await withCleanup(async (later) => {
  const system = await startSystem(benchPort, {
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
    // A late insurer is cut off by the gateway; here it is to be waited for.
    INSURER_DEADLINE_MS: '60000',
  });
  later(system.stop);
  const step = (delays.slowest - delays.fastest) / (insurerNames.length - 1);
  for (const [place, { id }] of insurerNames.entries())
    await system.sandbox.insurer(id, { delayMs: Math.round(delays.fastest + place * step) });
  const request = await quoteRequest();
  const newBuyer = async () => {
    const buyer = new Buyer(system.url, siteToken);
    await buyer.get('partner/website-info');
    return buyer;
  };
  for (let warm = 0; warm < 20; warm += 1) await askOffers(await newBuyer(), request);

  const rows: (string | number)[][] = [];
  for (const crowd of crowds) {
    const quotes: AskedOffers[] = [];
    let refused = 0;
    let cpu = 0;
    const runs = crowd === 1 ? 20 : crowd === 50 ? 4 : 1;
    for (let run = 0; run < runs; run += 1) {
      const buyers = await Promise.all(Array.from({ length: crowd }, newBuyer));
      const before = cpuOfChildren('apps/gateway/');
      const settled = await Promise.allSettled(buyers.map((buyer) => askOffers(buyer, request)));
      cpu += cpuOfChildren('apps/gateway/') - before;
      for (const one of settled) {
        if (one.status === 'fulfilled') quotes.push(one.value);
        else refused += 1;
      }
    }
    const over = (figure: (quote: AskedOffers) => number, own: number) =>
      quotes.map((one) => figure(one) - own);
    const first = over((one) => one.first, delays.fastest);
    const last = over((one) => one.last, delays.slowest);
    rows.push([
      String(crowd),
      quotes.length,
      whole(median(first)),
      whole(percentile(first, 0.95)),
      whole(median(last)),
      whole(percentile(last, 0.95)),
      (cpu / quotes.length).toFixed(1),
      median(quotes.map(({ offers }) => offers)),
      quotes.reduce((sum, { lost }) => sum + lost, 0),
      refused,
    ]);
  }
  console.log(machine());
  console.log(
    `Gateway's own time to the first offer over the fastest insurer (${delays.fastest} ms) and to the last over the slowest (${delays.slowest} ms), ms.`,
  );
  const database = process.env.DATABASE_URL ? 'PostgreSQL server' : 'Embedded database';
  console.log(`${database}; sandbox, gateway and buyers share the cores. CPU is the gateway's, ms.`);
  console.log(
    table(
      [
        'quotes at once',
        'quotes',
        'first, median',
        '95 %',
        'last, median',
        '95 %',
        'offers',
        'lost',
        'refused',
      ],
      rows,
    ),
  );
});
