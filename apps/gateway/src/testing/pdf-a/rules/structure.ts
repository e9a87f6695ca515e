import type { PDFObject } from '@cantoo/pdf-lib';
import { at, entriesOf, itemsOf, plain, valueAt } from '../objects.ts';
import { never, type Paper, type Rule } from '../paper.ts';
import { isNode, type Node } from '../structure.ts';

const standardTypes = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead
  TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form`.split(
    /\s+/,
  ),
);

const isArtifact = (marks: readonly { tag: string }[]): boolean =>
  marks.some(({ tag }) => tag === 'Artifact');

/** Content that is neither named by the structure nor put aside. */
const unmarked = ({ ink }: Paper): string[] => [
  ...new Set(
    ink.painted
      .filter(({ marks }) => !isArtifact(marks) && !marks.some(({ mcid }) => mcid !== null))
      .map(({ where, operator }) => `${where}: ${operator}`),
  ),
];

type Numbers = Map<PDFObject, Set<number>>;

/** @returns whether it was there already */
function add(numbers: Numbers, page: PDFObject, number: number): boolean {
  const own = numbers.get(page) ?? new Set();
  const known = own.has(number);
  numbers.set(page, own.add(number));
  return known;
}

/** Numbers under which something is painted and which the structure does not name, or names twice. */
function wrongNumbers({ ink, nodes }: Paper): string[] {
  const painted: Numbers = new Map();
  for (const { owner, marks } of ink.painted)
    for (const { mcid } of marks) if (mcid !== null) add(painted, owner, mcid);
  const named: Numbers = new Map();
  const twice = nodes.flatMap(({ role, children }) =>
    children.flatMap((child) =>
      'mcid' in child && add(named, child.page, child.mcid)
        ? [`${role} names ${child.mcid} a second time`]
        : [],
    ),
  );
  const ofNobody = [...painted].flatMap(([page, numbers]) =>
    [...numbers].filter((number) => !named.get(page)?.has(number)).map((number) => `nobody names ${number}`),
  );
  return [...twice, ...ofNobody];
}

/** The list from a page's numbers back to the structure (ISO 32000-1, 14.7.4.4) against the tree itself. */
function wrongParents({ catalog, pages, nodes }: Paper): string[] {
  const numbers = itemsOf(at(catalog, 'StructTreeRoot', 'ParentTree', 'Nums'));
  const listed = new Map<number, PDFObject | undefined>();
  for (let place = 0; place + 1 < numbers.length; place += 2)
    listed.set(Number(plain(numbers[place])), numbers[place + 1]);
  return nodes.flatMap(({ role, element, children }) =>
    children.flatMap((child) => {
      if ('annotation' in child) {
        const own = listed.get(Number(valueAt(child.annotation, 'StructParent') ?? -1));
        return own === element ? [] : [`${role}: a note that does not lead back`];
      }
      if (!('mcid' in child)) return [];
      const page = pages.find((one) => one === child.page);
      const back = itemsOf(listed.get(Number(valueAt(page, 'StructParents') ?? -1)))[child.mcid];
      return back === element ? [] : [`${role}: ${child.mcid} does not lead back`];
    }),
  );
}

const inside: Record<string, string[]> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  LI: ['L'],
  LBody: ['LI'],
  TOCI: ['TOC'],
};

const within: Record<string, string[]> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  TR: ['TH', 'TD'],
  L: ['LI', 'L', 'Caption'],
  LI: ['Lbl', 'LBody'],
};

/** Parts that stand where their kind does not belong (ISO 32000-1, 14.8.4.3). */
const misplaced = ({ nodes }: Paper): string[] =>
  nodes.flatMap(({ standard, parent, children }) => {
    const allowed = inside[standard];
    const mayHold = within[standard];
    return never([
      allowed && !allowed.includes(parent?.standard ?? '') && `${standard} in ${parent?.standard}`,
      mayHold &&
        children.some((child) => !isNode(child) || !mayHold.includes(child.standard)) &&
        `${standard} holds something else`,
    ]);
  });

const rowsOf = (table: Node): Node[] =>
  table.children.filter(isNode).flatMap((child) => (child.standard === 'TR' ? [child] : rowsOf(child)));

const span = (cell: Node): number => Number(plain(cell.attributes.get('Table.ColSpan')) ?? 1);

function wrongTable(table: Node): string[] {
  const rows = rowsOf(table).map((row) => row.children.filter(isNode));
  const heads = rows.flat().filter(({ standard }) => standard === 'TH');
  const widths = new Set(rows.map((cells) => cells.reduce((sum, cell) => sum + span(cell), 0)));
  const ids = new Set(heads.map(({ element }) => valueAt(element, 'ID')));
  const strayed = rows
    .flat()
    .flatMap((cell) => itemsOf(cell.attributes.get('Table.Headers')))
    .filter((id) => !ids.has(plain(id)));
  return never([
    heads.length === 0 && 'a table without heads',
    heads.some(({ attributes }) => !attributes.get('Table.Scope')) && 'a head of nobody knows what',
    widths.size > 1 && `rows of ${[...widths].join(' and ')} cells`,
    strayed.length > 0 && 'a cell of a head that is not there',
  ]);
}

function wrongHeadings({ nodes }: Paper): string[] {
  const levels = nodes.flatMap(({ standard }) => (/^H[1-6]$/.test(standard) ? [Number(standard[1])] : []));
  return [
    ...never([levels[0] !== 1 && `the first heading is ${levels[0] ?? 'none'}`]),
    ...levels.flatMap((level, place) =>
      place > 0 && level > (levels[place - 1] ?? 0) + 1 ? [`H${level} below H${levels[place - 1]}`] : [],
    ),
  ];
}

const isLanguage = (text: unknown): boolean =>
  typeof text === 'string' && /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i.test(text);

const hasContent = (node: Node): boolean =>
  node.children.some((child) => ('mcid' in child ? true : isNode(child) && hasContent(child)));

export const structureRules: Rule[] = [
  {
    of: '6.7.2.2',
    says: 'the file says that it is tagged, and is sure of it',
    faults: ({ catalog }) =>
      never([
        valueAt(catalog, 'MarkInfo', 'Marked') !== true && 'not tagged',
        valueAt(catalog, 'MarkInfo', 'Suspects') === true && 'not sure',
      ]),
  },
  {
    of: '6.7.3.1',
    says: 'there is a structure, and it begins with a document',
    faults: ({ catalog, nodes }) =>
      never([
        !at(catalog, 'StructTreeRoot') && 'no structure',
        nodes[0]?.standard !== 'Document' && `it begins with ${nodes[0]?.standard}`,
      ]),
  },
  {
    of: '6.7.3, 14.8.2.2',
    says: 'everything painted belongs to the structure or is decoration',
    faults: unmarked,
  },
  {
    of: '6.7.3, 14.7.4',
    says: 'the structure names each painted part once, and each leads back to it',
    faults: (paper) => [...wrongNumbers(paper), ...wrongParents(paper)],
  },
  {
    of: '6.7.3.4',
    says: 'every part is of a standard type or stands for one',
    faults: ({ nodes, catalog }) => [
      ...nodes.filter(({ standard }) => !standardTypes.has(standard)).map(({ role }) => `type ${role}`),
      ...entriesOf(at(catalog, 'StructTreeRoot', 'RoleMap'))
        .filter(([role]) => standardTypes.has(role))
        .map(([role]) => `${role} stands for another`),
    ],
  },
  {
    of: '6.7.4',
    says: 'the file and its parts name languages that there are',
    faults: ({ catalog, nodes, ink }) => [
      ...never([!isLanguage(valueAt(catalog, 'Lang')) && `language ${valueAt(catalog, 'Lang')}`]),
      ...[...nodes, ...ink.painted.flatMap(({ marks }) => marks)]
        .filter(({ language }) => language !== null && !isLanguage(language))
        .map(({ language }) => `language ${language}`),
    ],
  },
  {
    of: '6.7.3, 14.8.4.3',
    says: 'rows stand in tables, cells in rows, points in lists',
    faults: misplaced,
  },
  {
    of: 'ISO 14289-1, 7.2',
    says: 'each text belongs to a part that has something to say',
    faults: ({ nodes }) =>
      nodes
        .filter((node) => /^(?:P|H[1-6]|LBody|Link)$/.test(node.standard) && !hasContent(node))
        .map(({ role }) => role),
  },
  {
    of: 'ISO 14289-1, 7.3',
    says: 'a picture says what it shows',
    faults: ({ nodes }) =>
      nodes
        .filter(
          ({ standard, alt, actualText }) => /^(?:Figure|Formula)$/.test(standard) && !alt && !actualText,
        )
        .map(({ role }) => role),
  },
  {
    of: 'ISO 14289-1, 7.4',
    says: 'headings begin with the first level and skip none',
    faults: wrongHeadings,
  },
  {
    of: 'ISO 14289-1, 7.5',
    says: 'tables have heads that say for what, and rows of one width',
    faults: ({ nodes }) => nodes.filter(({ standard }) => standard === 'Table').flatMap(wrongTable),
  },
  {
    of: 'ISO 14289-1, 7.18',
    says: 'a link belongs to the structure, and pages with one are walked in its order',
    faults: ({ pages, nodes }) => {
      const known = new Set(
        nodes.flatMap(({ children }) =>
          children.flatMap((child) => ('annotation' in child ? [child.annotation] : [])),
        ),
      );
      return pages.flatMap((page, index) => {
        const links = itemsOf(at(page, 'Annots'));
        return never([
          links.some((link) => !known.has(link)) && `page ${index + 1}: a link of nobody`,
          links.length > 0 && valueAt(page, 'Tabs') !== '/S' && `page ${index + 1}: another order`,
        ]);
      });
    },
  },
];
