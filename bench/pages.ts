import { serveSite } from './browser/served-site.ts';
import { cpuSlowdown, slow4g } from './browser/slow-page.ts';
import { type Asked, type Visit, visit } from './browser/visit.ts';
import { kilobytes, median, times, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const { argv } = process;
const rounds = Number(argv.find((word) => /^\d+$/.test(word)) ?? 5);
const network = argv.includes('--devtools') ? slow4g.devtools : slow4g.plain;
/** `--only ar` measures one language */
const only = argv.includes('--only') ? argv[argv.indexOf('--only') + 1] : undefined;

/** Home and a form under their own addresses in a browser of that language: what a bare address costs besides is not in here. */
const languages = [
  { language: 'tr', locale: 'tr-TR', prefix: '' },
  { language: 'en', locale: 'en-US', prefix: '/en' },
  { language: 'ar', locale: 'ar-EG', prefix: '/ar' },
].filter(({ language }) => only === undefined || language === only);

interface MeasuredPage extends Asked {
  name: string;
}

const pagesOn = (site: string, bare: string): MeasuredPage[] => [
  { name: 'bare page', url: bare, locale: 'tr-TR', control: 'button', marks: false },
  ...languages.flatMap(({ language, locale, prefix }) => [
    {
      name: `home ${language}`,
      url: `${site}${prefix || '/'}`,
      locale,
      control: 'main a, main button',
      marks: true,
    },
    {
      name: `form ${language}`,
      url: `${site}${prefix}/yurt-disi-seyahat`,
      locale,
      control: '#application button[type=submit]',
      marks: true,
    },
  ]),
];

await withCleanup(async (later) => {
  const { browser, site, bare } = await serveSite(later, argv.includes('--http2'));
  const pages = pagesOn(site, bare);
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
  // One of each in turn, so that a busy minute of the machine hits all alike; the first round warms the servers.
  for (let round = 0; round <= rounds; round += 1) {
    for (const page of pages) {
      const seen = await visit(browser, network, page);
      if (round > 0) visits.get(page.name)?.push(seen);
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
