/** Turns the drawings needed at first paint into components: `pnpm art`. Everything else is served as files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const wanted: Record<string, string> = {
  Mark: 'mark',
  Logo: 'logo',
  LogoWide: 'logo-wide',
  LogoWideWhite: 'logo-wide-white',
  EmptyDrawing: 'states/empty',
  ErrorDrawing: 'states/error',
  LoadingDrawing: 'states/loading',
  NotFoundDrawing: 'states/not-found',
  OfflineDrawing: 'states/offline-remote',
  SuccessDrawing: 'states/success',
};

const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function shapesOf(svg: string): { viewBox: string; shapes: string } {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 320 240';
  const shapes = svg
    .replace(/<svg[^<>]*>|<\/svg>|<title>[^<]*<\/title>/g, '')
    .replace(/\s([a-z]+-[a-z-]+)=/g, (_, name: string) => ` ${camel(name)}=`)
    .trim();
  return { viewBox, shapes };
}

mkdirSync(here('generated'), { recursive: true });
for (const [name, file] of Object.entries(wanted)) {
  const { viewBox, shapes } = shapesOf(readFileSync(here(`files/${file}.svg`), 'utf8'));
  const source = `// Made by build-art.ts from files/${file}.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function ${name}({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" {...drawingAttributes(label, className)}>
      ${shapes.replaceAll('\n', '\n    ')}
    </svg>
  );
}
`;
  writeFileSync(here(`generated/${name}.tsx`), source);
}
