import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Boot, bootElementId, bootJson } from '@sigorta/contracts/boot';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { families, workspaceRoot } from '@sigorta/federation/vite/workspace';
import { directionOf } from '@sigorta/i18n/direction';
import { languageOfPath, withoutLanguage } from '@sigorta/i18n/paths';
import { fontFaceCss, fontStack } from '@sigorta/ui-kit/fonts/fonts';
import { paletteCss } from '@sigorta/ui-kit/palette/palette';
import type { Plugin } from 'vite';
import { assetFolders } from './assets.ts';
import { catalogueEntry, checkCatalogue } from './catalogue.ts';
import { readProducts } from './products.ts';
import { bootFor } from './server/boot-for.ts';

/**
 * What the gateway and the last build step do for the shell, in the dev server: boot data, palette and font in the
 * document, pictures of the products. Declarations are read for every document; a changed one needs a restart.
 */
export function devSitePlugin(): Plugin {
  return {
    name: 'sigorta:dev-site',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = fileAt(request.url ?? '');
        if (!file) return next();
        const type = extname(file) === '.svg' ? 'image/svg+xml' : 'font/woff2';
        response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
      });
    },
    async transformIndexHtml(html, { originalUrl = '/' }) {
      const pathname = originalUrl.split(/[?#]/)[0] ?? '/';
      const language = languageOfPath(pathname);
      return {
        html: html.replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`),
        tags: [
          { tag: 'style', children: brandCss(), injectTo: 'head' },
          {
            tag: 'script',
            attrs: { type: 'application/json', id: bootElementId },
            children: bootJson(await devBoot(pathname)),
            injectTo: 'body-prepend',
          },
        ],
      };
    },
  };
}

const brandCss = () =>
  `:root{${paletteCss(defaultBrand.colour)};--font:${fontStack(defaultBrand.font)}}${fontFaceCss(defaultBrand.font, '/fonts')}`;

async function devBoot(pathname: string): Promise<Boot> {
  const catalogue = checkCatalogue((await readProducts()).map(catalogueEntry));
  const language = languageOfPath(pathname);
  const request = { path: withoutLanguage(pathname), language, brand: defaultBrand };
  return {
    ...bootFor(request, catalogue, { schema: 1, remotes: {} }),
    token: process.env.SITE_TOKEN ?? 'sigorta-carsisi-site',
    endpoint: '/apiConnection',
    endpointOrigins: [],
    today: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date()),
  };
}

/** The workspace's file behind an address of the assembled site, if it is a picture or font. */
function fileAt(url: string): string | undefined {
  const [, kind, product] = /^\/art\/(products|icons)\/([\w-]+)\.svg$/.exec(url) ?? [];
  if (product) {
    const image = kind === 'icons' ? 'icon.svg' : 'scene.svg';
    return families()
      .map(({ family }) => join(workspaceRoot, 'apps', family, 'src', product, 'images', image))
      .find(existsSync);
  }
  const [address, folder] = Object.entries(assetFolders).find(([start]) => url.startsWith(`${start}/`)) ?? [];
  if (!address || !folder || url.includes('..')) return undefined;
  const file = join(workspaceRoot, folder, url.slice(address.length).split('?')[0] ?? '');
  return existsSync(file) ? file : undefined;
}
