import { findChromium } from '@sigorta/tooling/test/chromium';
import { chromium } from 'playwright';
import { hostilePartners, pairsIn } from '../e2e/partners/hostile-partners.ts';
import { visitHostile } from '../e2e/partners/visit-hostile.ts';
import { startSystem } from '../e2e/system/system.ts';
import { chromiumFlags } from './browser/chromium-flags.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const tabs = 2;
const values = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 2_000);
const partners = hostilePartners(values);

await withCleanup(async (later) => {
  const env = { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' };
  const system = await startSystem(benchPort, env, undefined, partners);
  later(system.stop);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  later(() => browser.close());
  const began = performance.now();
  const left = [...partners];
  const found: string[] = [];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const context = await browser.newContext({ locale: 'tr-TR' });
      const { id } = next;
      const wrong = await visitHostile(await context.newPage(), system.url, id).catch((error: Error) => [
        `${id}: ${error.message.split('\n')[0]}`,
      ]);
      found.push(...wrong);
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: tabs }, work));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(machine());
  console.log(
    `${pairsIn(partners)} values in ${partners.length} brands, three pages each, in ${seconds} s: ${found.length} findings.`,
  );
  for (const line of found) console.log(`- ${line}`);
  if (found.length > 0) process.exitCode = 1;
});
