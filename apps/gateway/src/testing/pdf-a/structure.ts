import { PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { at, entriesOf, itemsOf, plain, valueAt } from './objects.ts';
import type { Pdf } from './open-pdf.ts';

/** A node of the structure tree. */
export interface Node {
  /** as it stands, and as the role map translates it */
  role: string;
  standard: string;
  element: PDFObject;
  parent: Node | null;
  alt: string | null;
  actualText: string | null;
  language: string | null;
  /** owner → key → value, such as Table → Scope */
  attributes: Map<string, PDFObject | undefined>;
  children: (Node | Content | Annotation)[];
}

/** What a page paints under a number. */
interface Content {
  page: PDFObject;
  mcid: number;
}

interface Annotation {
  annotation: PDFObject;
}

export const isNode = (child: Node['children'][number]): child is Node => 'role' in child;

function attributesOf(element: PDFObject): Node['attributes'] {
  const found: Node['attributes'] = new Map();
  for (const set of itemsOf(at(element, 'A'), true)) {
    const owner = valueAt(set, 'O');
    for (const [key, value] of entriesOf(set)) found.set(`${String(owner).slice(1)}.${key}`, value);
  }
  return found;
}

/** The standard type that a role stands for; a circle of roles ends at none. */
function standardOf(role: string, roleMap: PDFObject | undefined): string {
  let here = role;
  for (let step = 0; step < 20; step += 1) {
    const mapped = valueAt(roleMap, here);
    if (typeof mapped !== 'string') return here;
    here = mapped.slice(1);
  }
  return '';
}

class Reader {
  readonly #roleMap: PDFObject | undefined;
  constructor(roleMap: PDFObject | undefined) {
    this.#roleMap = roleMap;
  }

  node(element: PDFObject, parent: Node | null, page: PDFObject | undefined): Node {
    const role = String(valueAt(element, 'S') ?? '').slice(1);
    const text = (key: string) => {
      const value = valueAt(element, key);
      return typeof value === 'string' ? value : null;
    };
    const own: Node = {
      role,
      standard: standardOf(role, this.#roleMap),
      element,
      parent,
      alt: text('Alt'),
      actualText: text('ActualText'),
      language: text('Lang'),
      attributes: attributesOf(element),
      children: [],
    };
    const onPage = at(element, 'Pg') ?? page;
    own.children = itemsOf(at(element, 'K'), true).map((kid) => this.#child(kid, own, onPage));
    return own;
  }

  #child(kid: PDFObject, parent: Node, page: PDFObject | undefined): Node['children'][number] {
    const type = valueAt(kid, 'Type');
    if (kid instanceof PDFNumber || type === '/MCR') {
      const owner = at(kid, 'Stm') ?? at(kid, 'Pg') ?? page;
      if (!owner) throw new Error('content of the structure that lies on no page');
      return { page: owner, mcid: Number(kid instanceof PDFNumber ? plain(kid) : valueAt(kid, 'MCID')) };
    }
    const annotation = at(kid, 'Obj');
    if (type === '/OBJR' && annotation) return { annotation };
    return this.node(kid, parent, page);
  }
}

/** The nodes at the top of the tree. */
export function structureOf({ catalog }: Pick<Pdf, 'catalog'>): Node[] {
  const root = at(catalog, 'StructTreeRoot');
  const reader = new Reader(at(root, 'RoleMap'));
  return itemsOf(at(root, 'K'), true).map((element) => reader.node(element, null, undefined));
}

/** A node and all below it, in the order of reading. */
export const nodesOf = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.children.filter(isNode))]);
