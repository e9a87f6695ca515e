import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { markAt } from '@sigorta/insurers/mark-file';
import type { Connect } from 'vite';
import { families, workspaceRoot } from './workspace.ts';

/** Fonts of the ui-kit, which the site serves as they are. */
export const fontsFolder = join(workspaceRoot, 'packages/ui-kit/src/fonts/files');

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/** Pictures and fonts at the addresses of the assembled site, for dev servers. */
export const siteFiles: Connect.NextHandleFunction = (request, response, next) => {
  const file = fileAt((request.url ?? '').split('?')[0] ?? '');
  const type = types[extname(file ?? '')];
  if (!file || !type) return next();
  response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
};

function fileAt(path: string): string | undefined {
  const [, kind, product] = /^\/art\/(products|icons)\/([\w-]+)\.svg$/.exec(path) ?? [];
  if (product) {
    const image = kind === 'icons' ? 'icon.svg' : 'scene.svg';
    return families()
      .map(({ family }) => join(workspaceRoot, 'apps', family, 'src', product, 'images', image))
      .find(existsSync);
  }
  const font = /^\/fonts\/((?:[\w-]+\.)+[a-z\d]+)$/.exec(path)?.[1];
  const file = font ? join(fontsFolder, font) : markAt(path.replace(/^\/art\//, ''));
  return file && existsSync(file) ? file : undefined;
}
