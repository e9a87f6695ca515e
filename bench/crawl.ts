import { findChromium } from '@sigorta/tooling/test/chromium';
import { chromium } from 'playwright';
import { allVisits, nameOfVisit } from '../e2e/crawl/routes.ts';
import { sameInTwoLanguages, type Visited, visitorIn } from '../e2e/crawl/visit-page.ts';
import { startSystem } from '../e2e/system/system.ts';
import { chromiumFlags } from './browser/chromium-flags.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const tabs = 2;
const minutes = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 30);

await withCleanup(async (later) => {
  const system = await startSystem(benchPort, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' });
  later(system.stop);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  later(() => browser.close());

  const began = performance.now();
  const left = allVisits();
  const all = left.length;
  const visited: Visited[] = [];
  const work = async () => {
    const context = await browser.newContext({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
    const visit = await visitorIn(await context.newPage(), system.url);
    while (performance.now() - began < minutes * 60_000) {
      const next = left.shift();
      if (!next) break;
      visited.push(
        await visit(next).catch((error: Error) => ({
          visit: next,
          title: '',
          description: '',
          names: [],
          complaints: [error.message.split('\n')[0] ?? ''],
        })),
      );
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: tabs }, work));

  const found = [
    ...visited.flatMap(({ visit, complaints }) => complaints.map((line) => `${nameOfVisit(visit)}: ${line}`)),
    ...sameInTwoLanguages(visited),
  ];
  console.log(machine());
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${visited.length} of ${all} pages at three widths in ${seconds} s, ${found.length} complaints.`,
  );
  for (const line of found) console.log(`- ${line}`);
  if (found.length > 0 || visited.length < all) process.exitCode = 1;
});
