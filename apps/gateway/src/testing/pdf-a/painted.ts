import type { PDFObject } from '@cantoo/pdf-lib';
import { at } from './objects.ts';
import type { Canvas } from './open-pdf.ts';
import type { Operand, Operator } from './operators.ts';

/** A marked part of a content stream that is open. */
interface Mark {
  tag: string;
  /** the number by which the structure names it */
  mcid: number | null;
  actualText: string | null;
  language: string | null;
}

/** Something that leaves ink, under the marks that were open then. */
export interface Painted {
  where: string;
  /** the page or form whose content it is */
  owner: PDFObject;
  operator: string;
  marks: Mark[];
  /** of text: its font and its two-byte codes, in the order of the stream */
  text: { font: PDFObject | undefined; fontName: string; codes: number[]; invisible: boolean } | null;
  /** how many states were kept */
  depth: number;
}

const inks = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'Do', 'BI']);
const shows = new Set(['Tj', 'TJ', "'", '"']);

const textOf = (value: Operand | undefined): string | null => {
  if (typeof value !== 'object' || value === null || !('string' in value)) return null;
  const { string } = value;
  return string.startsWith('\xfe\xff')
    ? Buffer.from(string.slice(2), 'latin1').swap16().toString('utf16le')
    : string;
};

const nameOf = (value: Operand | undefined): string =>
  typeof value === 'object' && value && 'name' in value ? value.name : '';

function markOf({ operands }: Operator, resources: PDFObject | undefined): Mark {
  const [tag, properties] = operands;
  const inline =
    typeof properties === 'object' && properties && 'dictionary' in properties ? properties.dictionary : {};
  /* properties by name are not used by any paper; who meets them has to look them up */
  if (nameOf(properties) !== '' && at(resources, 'Properties', nameOf(properties)))
    throw new Error('a mark names its properties');
  return {
    tag: nameOf(tag),
    mcid: typeof inline.MCID === 'number' ? inline.MCID : null,
    actualText: textOf(inline.ActualText),
    language: textOf(inline.Lang),
  };
}

const codesOf = (value: Operand | undefined): number[] => {
  if (Array.isArray(value)) return value.flatMap(codesOf);
  if (typeof value !== 'object' || value === null || !('string' in value)) return [];
  const bytes = Buffer.from(value.string, 'latin1');
  return Array.from({ length: Math.ceil(bytes.length / 2) }, (_, place) => bytes.readUInt16BE(place * 2));
};

/** A walk over one canvas: which marks are open, which font is set, what is painted. */
class Walk {
  readonly painted: Painted[] = [];
  readonly faults: string[] = [];
  #marks: Mark[] = [];
  #kept: [string, number][] = [];
  #font = '';
  #mode = 0;
  readonly #canvas: Canvas;

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
    for (const one of canvas.operators) this.#act(one);
    if (this.#marks.length > 0) this.faults.push(`${canvas.where}: a mark that does not end`);
    if (this.#kept.length > 0) this.faults.push(`${canvas.where}: a kept state that is not given back`);
  }

  #act(one: Operator): void {
    const { operator, operands } = one;
    if (operator === 'BMC' || operator === 'BDC') this.#marks.push(markOf(one, this.#canvas.resources));
    else if (operator === 'EMC') this.#end(this.#marks.pop());
    else if (operator === 'q') this.#kept.push([this.#font, this.#mode]);
    else if (operator === 'Q') this.#giveBack();
    else if (operator === 'Tf') this.#font = nameOf(operands[0]);
    else if (operator === 'Tr') this.#mode = Number(operands[0]);
    else if (inks.has(operator) || shows.has(operator)) this.#paint(one);
  }

  #end(mark: Mark | undefined): void {
    if (!mark) this.faults.push(`${this.#canvas.where}: an end of a mark that was not begun`);
  }

  #giveBack(): void {
    const kept = this.#kept.pop();
    if (kept) [this.#font, this.#mode] = kept;
    else this.faults.push(`${this.#canvas.where}: a state given back that was not kept`);
  }

  #paint({ operator, operands }: Operator): void {
    const { where, owner, resources } = this.#canvas;
    this.painted.push({
      where,
      owner,
      operator,
      marks: [...this.#marks],
      depth: this.#kept.length,
      text: shows.has(operator)
        ? {
            font: at(resources, 'Font', this.#font),
            fontName: this.#font,
            codes: codesOf(operands.at(-1)),
            invisible: this.#mode === 3,
          }
        : null,
    });
  }
}

export interface Ink {
  painted: Painted[];
  /** marks and states that do not match */
  faults: string[];
}

/** Everything that leaves ink on pages and forms, in the order of the streams. */
export function inkOf(canvases: readonly Canvas[]): Ink {
  const walks = canvases.map((canvas) => new Walk(canvas));
  return {
    painted: walks.flatMap((walk) => walk.painted),
    faults: walks.flatMap((walk) => walk.faults),
  };
}
