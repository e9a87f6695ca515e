import {
  decodePDFRawStream,
  type PDFContext,
  type PDFDict,
  PDFDocument,
  type PDFObject,
  type PDFPageLeaf,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { entriesOf, itemsOf } from './objects.ts';
import { type Operator, operatorsOf } from './operators.ts';

/** A PDF as another reader than its maker sees it. */
export interface Pdf {
  /** the file, a letter a byte */
  raw: string;
  context: PDFContext;
  catalog: PDFDict;
  pages: PDFPageLeaf[];
  objects: [PDFRef, PDFObject][];
}

/** @throws when the file cannot be read, or is locked */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  return {
    raw: Buffer.from(bytes).toString('latin1'),
    context: document.context,
    catalog: document.catalog,
    pages: document.getPages().map((page) => page.node),
    objects: document.context.enumerateIndirectObjects(),
  };
}

/** A stream's own bytes, its filters undone; of what is no stream none. */
export const bytesOf = (object: PDFObject | undefined): Uint8Array =>
  object instanceof PDFRawStream ? decodePDFRawStream(object).decode() : new Uint8Array();

export const textOfStream = (object: PDFObject | undefined): string =>
  Buffer.from(bytesOf(object)).toString('latin1');

/** What one page or form paints, with what it may name. */
export interface Canvas {
  where: string;
  owner: PDFObject;
  operators: Operator[];
  resources: PDFObject | undefined;
}

/** Every page, and every form that a page's resources name. */
export function canvasesOf({ pages }: Pdf): Canvas[] {
  return pages.flatMap((page, index) => {
    const where = `page ${index + 1}`;
    const source = itemsOf(page.Contents(), true).map(textOfStream).join('\n');
    const resources = page.Resources();
    const own = { where, owner: page, operators: operatorsOf(source), resources };
    return [own, ...formsIn(resources, where, 0)];
  });
}

function formsIn(resources: PDFObject | undefined, where: string, depth: number): Canvas[] {
  if (depth > 8) throw new Error('forms within forms without end');
  const objects = entriesOf(entriesOf(resources).find(([name]) => name === 'XObject')?.[1]);
  return objects.flatMap(([name, form]) => {
    const parts = new Map(entriesOf(form));
    if (!form || parts.get('Subtype')?.toString() !== '/Form') return [];
    const inner = parts.get('Resources');
    const own = {
      where: `${where}, form ${name}`,
      owner: form,
      operators: operatorsOf(textOfStream(form)),
      resources: inner,
    };
    return [own, ...formsIn(inner, where, depth + 1)];
  });
}
