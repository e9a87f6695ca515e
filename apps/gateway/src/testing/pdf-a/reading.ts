import type { PDFObject } from '@cantoo/pdf-lib';
import type { Painted } from './painted.ts';
import type { Paper } from './paper.ts';
import { isNode, type Node } from './structure.ts';
import { unicodeMap } from './unicode-map.ts';

type Maps = (font: PDFObject | undefined) => ReadonlyMap<number, string> | null;

const keptMaps = (): Maps => {
  const known = new Map<PDFObject | undefined, ReturnType<typeof unicodeMap>>();
  return (font) => {
    if (!known.has(font)) known.set(font, unicodeMap(font));
    return known.get(font) ?? null;
  };
};

/** What one show of text says: its codes, turned around where the stream says that they are (ISO 32000-1, 14.8.2.3.3). */
function said({ text, marks }: Painted, maps: Maps): string {
  const map = maps(text?.font);
  const signs = (text?.codes ?? []).map((code) => map?.get(code) ?? '\ufffd');
  return (marks.some(({ tag }) => tag === 'ReversedChars') ? signs.toReversed() : signs).join('');
}

/** Text by page and number; a text that stands for what is painted is said once, at its first sign. */
function textsByNumber(painted: readonly Painted[]): Map<PDFObject, Map<number, string>> {
  const maps = keptMaps();
  const spoken = new Set<object>();
  const found = new Map<PDFObject, Map<number, string>>();
  for (const one of painted) {
    const mcid = one.marks.find((mark) => mark.mcid !== null)?.mcid ?? null;
    if (!one.text || mcid === null) continue;
    const instead = one.marks.find(({ actualText }) => actualText !== null);
    const text = !instead ? said(one, maps) : spoken.has(instead) ? '' : (instead.actualText ?? '');
    if (instead) spoken.add(instead);
    const page = found.get(one.owner) ?? new Map<number, string>();
    found.set(one.owner, page.set(mcid, (page.get(mcid) ?? '') + text));
  }
  return found;
}

const inline = new Set(['Span', 'Link', 'Lbl', 'Quote', 'Code', 'Reference', 'Em', 'Strong']);

/** What a reader that follows the structure says, a line for each part. */
export function readAloud({ ink, nodes }: Pick<Paper, 'ink' | 'nodes'>): string[] {
  const texts = textsByNumber(ink.painted);
  const lines: string[] = [''];
  const walk = (node: Node): void => {
    if (!inline.has(node.standard) || node.attributes.has('Layout.Placement')) lines.push('');
    for (const child of node.children) {
      if (isNode(child)) walk(child);
      else if ('mcid' in child)
        lines.push((lines.pop() ?? '') + (texts.get(child.page)?.get(child.mcid) ?? ''));
    }
    if (!inline.has(node.standard)) lines.push('');
  };
  for (const node of nodes) if (!node.parent) walk(node);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
