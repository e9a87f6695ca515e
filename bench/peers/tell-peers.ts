import type { PageContent } from '../browser/in-content.ts';
import type { MeasuredPage } from '../browser/measured-pages.ts';
import type { Visit } from '../browser/visit.ts';
import { times } from '../print/figures.ts';
import { table } from '../print/table.ts';
import { missingContent } from './missing-content.ts';

/** The middle of one figure over a page's visits. */
export type Of = (page: string, figure: (visit: Visit) => number) => number;

const figures: readonly (readonly [name: string, figure: (visit: Visit) => number])[] = [
  ['largest paint', (v) => v.largestPaint],
  ['usable', (v) => v.usable],
  ['every control', (v) => v.everyControl],
  ['all handlers', (v) => v.handled],
  ['CPU', (v) => v.cpu],
  ['JS', (v) => v.scriptBytes],
  ['scripts', (v) => v.scripts],
  ['KB', (v) => v.transferred],
  ['requests', (v) => v.requests],
];

const counted = [
  'words',
  'links',
  'buttons',
  'fields',
  'options',
  'pictures',
  'questions',
  'headings',
] as const;

const contentOf = (page: string, of: Of): PageContent => {
  const each = [...counted, 'elements', 'styleLength'] as const;
  return Object.fromEntries(each.map((name) => [name, of(page, (v) => v.content[name])])) as Record<
    (typeof each)[number],
    number
  >;
};

/** Ours over each peer (below one we are ahead), and what there is on each page; a page with less on it fails the run. */
export function tellPeers(ours: readonly MeasuredPage[], theirs: readonly MeasuredPage[], of: Of): void {
  const pairs = theirs.flatMap((peer) => {
    const own = ours.find(({ name }) => peer.name.startsWith(`${name}, `));
    return own ? [{ own: own.name, peer: peer.name }] : [];
  });
  console.log(
    `\n${table(
      ['ours over', ...figures.map(([name]) => name)],
      pairs.map(({ own, peer }) => [
        peer,
        ...figures.map(([, figure]) => times(of(own, figure) / of(peer, figure))),
      ]),
    )}`,
  );
  console.log(
    `\n${table(
      ['on the page', ...counted, 'elements', 'letters of style'],
      [...ours, ...theirs].map(({ name }) => [name, ...Object.values(contentOf(name, of))]),
    )}`,
  );
  console.log(`
To the peers' advantage: a quarter of our style, no web font, no prices asked of a gateway, no chat, no brand, no draft, a form
without a library behind it, answers kept compressed by their front; the pages of Next.js were rendered when it was built.
To ours: Piral renders in the browser alone, reads its list of pilets first, and brings React 18 with its router.`);
  for (const { own, peer } of pairs) {
    const missing = missingContent(contentOf(own, of), contentOf(peer, of));
    if (missing.length > 0) {
      console.error(`${peer} has less on it: ${missing.join(', ')}.`);
      process.exitCode = 1;
    }
  }
}
