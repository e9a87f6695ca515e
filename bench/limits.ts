import { startFront } from './browser/http2-front.ts';
import { barePage, measuredLanguages, ourPages } from './browser/measured-pages.ts';
import { serveSite } from './browser/served-site.ts';
import { cpuSlowdown, slow4g } from './browser/slow-page.ts';
import { serveFolder } from './browser/static-server.ts';
import { type Visit, visit } from './browser/visit.ts';
import { writeCopies } from './limits/copies.ts';
import { paintAlone } from './limits/paint-alone.ts';
import { median, times, whole } from './print/figures.ts';
import { table } from './print/table.ts';
import { benchPort } from './run/bench-port.ts';
import { machine } from './run/machine.ts';
import { withCleanup } from './run/stop-at-end.ts';

const rounds = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 5);
const network = slow4g.devtools;
const languages = measuredLanguages.filter(({ language }) => language === 'tr');
const kinds = ['home', 'form'] as const;

/** When the last script came of those that stood in the page's way. */
const lastScript = ({ files, handled }: Visit): number =>
  Math.max(
    ...files.filter(({ name, start }) => name.endsWith('.js') && start < handled).map(({ end }) => end),
  );

await withCleanup(async (later) => {
  const { browser, site, bare } = await serveSite(later, true);
  const [homeUrl, formUrl] = ourPages(site, languages).map(({ url }) => url);
  const urls = { home: homeUrl ?? '', form: formUrl ?? '' };
  const plain = `http://localhost:${benchPort}`;
  const documents = new Map<string, string>();
  for (const kind of kinds) {
    const answer = await fetch(plain + new URL(urls[kind]).pathname, {
      headers: { 'accept-language': 'tr' },
    });
    documents.set(kind, await answer.text());
  }
  const { folder, remove } = await writeCopies(documents);
  later(remove);
  later(await serveFolder(folder, benchPort + 40));
  later(await startFront(benchPort + 60, benchPort + 40));
  const copies = `https://localhost:${benchPort + 60}`;

  const seen = new Map<string, number[]>();
  const note = (name: string, ms: number) => seen.set(name, [...(seen.get(name) ?? []), ms]);
  for (let round = 0; round <= rounds; round += 1) {
    if (round === 1) seen.clear();
    const floor = await visit(browser, network, barePage(bare));
    note('bare paint', floor.largestPaint);
    note('bare handlers', floor.handled);
    note('bare cpu', floor.cpu);
    note('one line paint', await paintAlone(browser, network, `${copies}/`));
    for (const ours of ourPages(site, languages)) {
      const { page, url, locale } = ours;
      const own = await visit(browser, network, ours);
      note(`${page} paint`, own.largestPaint);
      note(`${page} scripts`, lastScript(own));
      note(`${page} handlers`, own.handled);
      note(`${page} cpu`, own.cpu);
      note(`${page} unscripted`, await paintAlone(browser, network, url));
      const alone = await visit(browser, network, {
        url: `${copies}/${page}/index.html`,
        locale,
        control: 'main a, main button',
        marks: true,
      });
      note(`${page} react`, alone.handled);
      note(`${page} react cpu`, alone.cpu);
    }
  }

  const of = (name: string) => median(seen.get(name) ?? []);
  const row = (what: string, name: string, against: string, aim: string) => [
    what,
    whole(of(name)),
    times(of(name) / of(against)),
    aim,
  ];
  const rows = kinds.flatMap((kind) => {
    const [paint, handlers] = kind === 'home' ? ['0.35', '1.15'] : ['0.38', '1.40'];
    return [
      row(
        `${kind}: first words of its document without scripts, sheets at once`,
        `${kind} unscripted`,
        'bare paint',
        paint,
      ),
      row(`${kind}: largest paint`, `${kind} paint`, 'bare paint', paint),
      row(`${kind}: its elements, React alone`, `${kind} react`, 'bare handlers', handlers),
      row(`${kind}: its last script is there`, `${kind} scripts`, 'bare handlers', handlers),
      row(`${kind}: handlers`, `${kind} handlers`, 'bare handlers', handlers),
      row(`${kind}: CPU, React alone`, `${kind} react cpu`, 'bare cpu', ''),
      row(`${kind}: CPU`, `${kind} cpu`, 'bare cpu', ''),
    ];
  });
  console.log(machine());
  console.log(
    `Applied: ${network.downKbps} kbit/s down, ${network.latencyMs} ms, CPU × ${cpuSlowdown}, HTTP/2; medians of ${rounds}, ms`,
  );
  console.log(
    table(
      ['what', 'ms', 'of bare', 'aim'],
      [
        row('bare page: paint', 'bare paint', 'bare paint', ''),
        row('bare page: handlers', 'bare handlers', 'bare handlers', ''),
        row('one line of words alone: paint', 'one line paint', 'bare paint', '0.35'),
        ...rows,
      ],
    ),
  );
});
