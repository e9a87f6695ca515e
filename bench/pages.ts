import { barePage, measuredLanguages, ourPages, pagesOfPeer } from './browser/measured-pages.ts';
import { serveSite } from './browser/served-site.ts';
import { cpuSlowdown, slow4g } from './browser/slow-page.ts';
import { type Visit, visit } from './browser/visit.ts';
import { servePeers } from './peers/serve-peers.ts';
import { type Of, tellPeers } from './peers/tell-peers.ts';
import { tryPages } from './peers/try-peers.ts';
import { kilobytes, median, times, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const { argv } = process;
const rounds = Number(argv.find((word) => /^\d+$/.test(word)) ?? 5);
const network = argv.includes('--devtools') ? slow4g.devtools : slow4g.plain;
/** `--only ar` measures one language */
const only = argv.includes('--only') ? argv[argv.indexOf('--only') + 1] : undefined;

const languages = measuredLanguages.filter(({ language }) => only === undefined || language === only);

await withCleanup(async (later) => {
  const http2 = argv.includes('--http2');
  const { browser, site, bare } = await serveSite(later, http2);
  const peers = argv.includes('--peers') ? await servePeers(later, http2) : [];
  const ours = ourPages(site, languages);
  const theirs = peers.flatMap((peer) => pagesOfPeer(peer, languages));
  const pages = [barePage(bare), ...ours, ...theirs];
  if (theirs.length > 0) await tryPages(browser, [...ours, ...theirs]);
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
  // One of each in turn, so that a busy minute of the machine hits all alike; the first round warms the servers.
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages) {
      const seen = await visit(browser, network, page);
      if (round > 0) visits.get(page.name)?.push(seen);
    }
  }

  const of: Of = (name, figure) => median((visits.get(name) ?? []).map(figure));
  const ratio = (name: string, figure: (visit: Visit) => number) =>
    times(of(name, figure) / of('bare page', figure));
  const rows = pages.map(({ name }) => [
    name,
    whole(of(name, (v) => v.largestPaint)),
    ratio(name, (v) => v.largestPaint),
    whole(of(name, (v) => v.usable)),
    ratio(name, (v) => v.usable),
    ratio(name, (v) => v.handled),
    of(name, (v) => v.rounds),
    whole(of(name, (v) => v.cpu)),
    ratio(name, (v) => v.cpu),
    whole(of(name, (v) => v.layout)),
    whole(of(name, (v) => v.blocked)),
    of(name, (v) => v.shift).toFixed(3),
    of(name, (v) => v.scriptBytes).toFixed(0),
    of(name, (v) => v.scripts),
    of(name, (v) => v.transferred).toFixed(0),
    of(name, (v) => v.requests),
  ]);
  const protocol = visits.get('bare page')?.[0]?.protocol;
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
        'all handlers',
        'rounds',
        'CPU',
        'of bare',
        'layout',
        'blocked',
        'shift',
        'JS KiB',
        'scripts',
        'KB',
        'requests',
      ],
      rows,
    ),
  );
  console.log(
    'Aims: paint ≤ 0.35 × (home) and 0.38 × (form), usable ≤ 1.15 × and 1.40 ×, JS ≤ 100 and 130 KiB in 8 and 14 scripts, shift 0.',
  );
  if (theirs.length > 0) tellPeers(ours, theirs, of);
  if (!argv.includes('--files')) return;
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
