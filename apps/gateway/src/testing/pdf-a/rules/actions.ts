import type { PDFObject } from '@cantoo/pdf-lib';
import { at, itemsOf, plain, valueAt } from '../objects.ts';
import { never, type Paper, type Rule } from '../paper.ts';

const forbiddenKinds = new Set(['/3D', '/Sound', '/Screen', '/Movie', '/FileAttachment']);
const annotationKinds = new Set(
  `Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Popup Widget PrinterMark
  TrapNet Watermark Redact`
    .split(/\s+/)
    .map((name) => `/${name}`),
);

const annotationsOf = ({ pages }: Pick<Paper, 'pages'>): PDFObject[] =>
  pages.flatMap((page) => itemsOf(at(page, 'Annots')));

const forbiddenActions = new Set(
  `Launch Sound Movie ResetForm ImportData Hide SetOCGState Rendition Trans GoTo3DView JavaScript`
    .split(/\s+/)
    .map((name) => `/${name}`),
);
const namedActions = new Set(['/NextPage', '/PrevPage', '/FirstPage', '/LastPage']);

/** Every action that the catalog, a page, a note or an entry of the outline begins, and those that follow it. */
function actionsOf({ catalog, pages, all }: Paper): PDFObject[] {
  const first = [
    at(catalog, 'OpenAction'),
    ...pages.flatMap((page) => itemsOf(at(page, 'Annots'))).map((one) => at(one, 'A')),
    ...all.filter((object) => at(object, 'Title') && at(object, 'A')).map((object) => at(object, 'A')),
  ];
  const found: PDFObject[] = [];
  const queue = first.filter((action): action is PDFObject => valueAt(action, 'S') !== null);
  for (let action = queue.shift(); action && found.length < 10_000; action = queue.shift()) {
    found.push(action);
    queue.push(...itemsOf(at(action, 'Next'), true));
  }
  return found;
}

const bit = (flags: number, place: number): boolean => (flags & (1 << (place - 1))) !== 0;

function wrongFlags(annotation: PDFObject): string[] {
  if (valueAt(annotation, 'Subtype') === '/Popup') return [];
  const flags = Number(valueAt(annotation, 'F') ?? 0);
  return never([
    !bit(flags, 3) && 'a note that is not printed',
    [1, 2, 6, 9].some((place) => bit(flags, place)) && 'a note that is hidden',
  ]);
}

export const actionRules: Rule[] = [
  {
    of: '6.3.1',
    says: 'notes are of kinds that stay: no sound, film or attached file',
    faults: (paper) =>
      annotationsOf(paper)
        .map((one) => String(valueAt(one, 'Subtype')))
        .filter((kind) => forbiddenKinds.has(kind) || !annotationKinds.has(kind)),
  },
  {
    of: '6.3.2',
    says: 'notes are printed and not hidden',
    faults: (paper) => annotationsOf(paper).flatMap(wrongFlags),
  },
  {
    of: '6.3.3',
    says: 'notes other than links bring their look',
    faults: (paper) =>
      annotationsOf(paper)
        .filter(
          (one) => !['/Link', '/Popup'].includes(String(valueAt(one, 'Subtype'))) && !at(one, 'AP', 'N'),
        )
        .map((one) => String(valueAt(one, 'Subtype'))),
  },
  {
    of: '6.4',
    says: 'there is no form to fill in',
    faults: ({ catalog }) => never([at(catalog, 'AcroForm') && 'a form']),
  },
  {
    of: '6.5.1',
    says: 'nothing is run, played, hidden or sent',
    faults: (paper) =>
      actionsOf(paper)
        .map((action) => [String(valueAt(action, 'S')), plain(at(action, 'N'))] as const)
        .filter(([kind, name]) =>
          kind === '/Named' ? !namedActions.has(String(name)) : forbiddenActions.has(kind),
        )
        .map(([kind]) => kind)
        .concat(never([at(paper.catalog, 'Names', 'JavaScript') && 'scripts'])),
  },
  {
    of: '6.5.2',
    says: 'nothing happens by itself',
    faults: ({ catalog, pages, all }) =>
      never([
        at(catalog, 'AA') && 'the file acts',
        pages.some((page) => at(page, 'AA')) && 'a page acts',
        all.some((object) => valueAt(object, 'Subtype') !== null && at(object, 'AA')) && 'a note acts',
      ]),
  },
  {
    of: 'ISO 14289-1, 7.18.5',
    says: 'a link says where it leads',
    faults: (paper) =>
      annotationsOf(paper)
        .filter((one) => valueAt(one, 'Subtype') === '/Link' && !valueAt(one, 'Contents'))
        .map(() => 'a link without words'),
  },
];
