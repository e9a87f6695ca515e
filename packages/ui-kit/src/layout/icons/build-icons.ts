/**
 * Writes Lucide's drawings (ISC) as one path each: `pnpm icons`. A third of the bytes of the components, and the
 * drawings are bundled by every remote. The output is committed; a build needs no run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iconList } from './icon-list.ts';
import { fromAnywhere } from './path-start.ts';

type Node = [tag: string, attributes: Record<string, string>];

const number = (text: string | undefined): number => Number(text ?? 0);

/** Any shape that Lucide draws, as path data. */
function pathOf([tag, at]: Node): string {
  if (tag === 'path') return at.d ?? '';
  if (tag === 'line') return `M${at.x1} ${at.y1}L${at.x2} ${at.y2}`;
  if (tag === 'polyline') return `M${at.points}`;
  if (tag === 'polygon') return `M${at.points}z`;
  if (tag === 'circle' || tag === 'ellipse') {
    const [cx, cy] = [number(at.cx), number(at.cy)];
    const rx = number(at.rx ?? at.r);
    const ry = number(at.ry ?? at.r);
    return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
  }
  if (tag === 'rect') {
    const [x, y, w, h] = [number(at.x), number(at.y), number(at.width), number(at.height)];
    const r = number(at.rx ?? at.ry);
    const corner = (dx: number, dy: number): string => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
    return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
  }
  throw new Error(`a shape nobody can write as a path: ${tag}`);
}

const paths: Record<string, string> = {};
for (const [name, file] of Object.entries(iconList)) {
  const drawing = (await import(
    new URL(`../../../node_modules/lucide-react/dist/esm/icons/${file}.mjs`, import.meta.url).href
  )) as { __iconData: { node: Node[] } };
  paths[name] = drawing.__iconData.node.map((node) => fromAnywhere(pathOf(node))).join('');
}

const out = fileURLToPath(new URL('generated/', import.meta.url));
mkdirSync(out, { recursive: true });
writeFileSync(
  `${out}icon-paths.ts`,
  `// Made by build-icons.ts from lucide-react (ISC License, Copyright (c) Lucide Icons and Contributors); do not edit.
import type { IconName } from '../icon-list.ts';

export const iconPaths: Record<IconName, string> = ${JSON.stringify(paths, null, 2)};
`,
);
