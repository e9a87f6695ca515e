import type { PDFObject } from '@cantoo/pdf-lib';
import { type Canvas, canvasesOf, openPdf, type Pdf } from './open-pdf.ts';
import { type Ink, inkOf } from './painted.ts';
import { type Node, nodesOf, structureOf } from './structure.ts';

/** A PDF as the rules look at it: its objects, its ink and its structure. */
export interface Paper extends Pdf {
  canvases: Canvas[];
  ink: Ink;
  /** the nodes of the structure in the order of reading */
  nodes: Node[];
  /** everything that another object refers to or the file lists */
  all: PDFObject[];
}

/** @throws when the file cannot be read */
export async function openPaper(bytes: Uint8Array): Promise<Paper> {
  const pdf = await openPdf(bytes);
  const canvases = canvasesOf(pdf);
  return {
    ...pdf,
    canvases,
    ink: inkOf(canvases),
    nodes: nodesOf(structureOf(pdf)),
    all: pdf.objects.map(([, object]) => object),
  };
}

/** A rule of ISO 19005-2 for level A, or of another standard where its name says so. */
export interface Rule {
  /** the clause */
  of: string;
  /** what it asks for */
  says: string;
  /** where a paper does not keep it; nothing when it does */
  faults: (paper: Paper) => string[];
}

/** A rule about every object, and every dictionary inside of one. */
export const never = (found: readonly (string | false | null | undefined)[]): string[] =>
  found.filter((one): one is string => typeof one === 'string' && one !== '');
