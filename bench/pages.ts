import { findChromium } from '@sigorta/tooling/test/chromium';
import { chromium } from 'playwright';
import { startSystem } from '../e2e/system/system.ts';
import { chromiumFlags } from './browser/chromium-flags.ts';
import { startFront } from './browser/http2-front.ts';
import { serveFolder } from './browser/static-server.ts';
import { cpuSlowdown, slow4g, type Visit, visit } from './browser/visit.ts';
import { buildFloor } from './bytes/floor.ts';
import { kilobytes, median, times, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const rounds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5);
const http2 = process.argv.includes('--http2');
const network = process.argv.includes('--devtools') ? slow4g.devtools : slow4g.plain;

const sitePort = benchPort;
const floorPort = benchPort + 10;

await withCleanup(async (later) => {
  const system = await startSystem(sitePort, { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' });
  later(system.stop);
  later(await serveFolder(await buildFloor(), floorPort));
  let origin = (port: number) => `http://localhost:${port}`;
  if (http2) {
    for (const port of [sitePort, floorPort]) later(await startFront(port + 20, port));
    origin = (port) => `https://localhost:${port + 20}`;
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  later(() => browser.close());

  const pages = [
    { name: 'bare page', url: origin(floorPort), control: 'button' },
    { name: 'home', url: origin(sitePort), control: 'main a, main button' },
    {
      name: 'travel form',
      url: `${origin(sitePort)}/yurt-disi-seyahat`,
      control: '#application button[type=submit]',
    },
  ];
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
  // One of each in turn, so that a busy minute of the machine hits all alike; the first round warms the servers.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, url, control } of pages) {
      const seen = await visit(browser, network, url, control);
      if (round > 0) visits.get(name)?.push(seen);
    }
  }

  const of = (name: string, figure: (visit: Visit) => number) => median((visits.get(name) ?? []).map(figure));
  const ratio = (name: string, figure: (visit: Visit) => number) =>
    times(of(name, figure) / of('bare page', figure));
  const rows = pages.map(({ name }) => [
    name,
    whole(of(name, (v) => v.largestPaint)),
    ratio(name, (v) => v.largestPaint),
    whole(of(name, (v) => v.usable)),
    ratio(name, (v) => v.usable),
    of(name, (v) => v.rounds),
    whole(of(name, (v) => v.blocked)),
    of(name, (v) => v.shift).toFixed(3),
    of(name, (v) => v.transferred).toFixed(0),
    of(name, (v) => v.requests),
  ]);
  const protocol = visits.get('home')?.[0]?.protocol;
  console.log(machine());
  console.log(
    `Applied: ${network.downKbps} kbit/s down, ${network.upKbps} up, ${network.latencyMs} ms, CPU × ${cpuSlowdown}, 390 × 844, ${protocol}; medians of ${rounds}, ms`,
  );
  console.log(
    table(
      [
        'page',
        'largest paint',
        'of bare',
        'usable',
        'of bare',
        'rounds',
        'blocked',
        'shift',
        'KB',
        'requests',
      ],
      rows,
    ),
  );
  console.log('Aims: paint ≤ 0.40 ×, usable ≤ 1.40 × (home) and 1.80 × (form), shift 0.');
  if (!process.argv.includes('--files')) return;
  for (const { name } of pages) {
    const files = visits.get(name)?.[0]?.files ?? [];
    console.log(`\n${name}, one visit`);
    console.log(
      table(
        ['file', 'asked', 'came', 'KB'],
        files.map((file) => [file.name, whole(file.start), whole(file.end), kilobytes(file.bytes)]),
      ),
    );
  }
});
