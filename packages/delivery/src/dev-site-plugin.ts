import { type Boot, bootElementId, bootJson } from '@sigorta/contracts/boot';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { siteFiles } from '@sigorta/federation/vite/site-files';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { directionOf } from '@sigorta/i18n/direction';
import { languageOfPath, withoutLanguage } from '@sigorta/i18n/paths';
import { catalogueEntry } from '@sigorta/product-kit/catalogue';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { fallbackFaceCss, fontFaceCss, fontStack } from '@sigorta/ui-kit/fonts/fonts';
import { schemesCss } from '@sigorta/ui-kit/palette/schemes';
import type { Plugin } from 'vite';
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
      server.middlewares.use(siteFiles);
    },
    async transformIndexHtml(html, { originalUrl = '/' }) {
      const pathname = originalUrl.split(/[?#]/)[0] ?? '/';
      const language = languageOfPath(pathname);
      return {
        html: html.replace(/<html[^<>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`),
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
  `${schemesCss(defaultBrand.colour)}:root{--font:${fontStack(defaultBrand.font)}}${fallbackFaceCss(defaultBrand.font)}${fontFaceCss(defaultBrand.font, '/fonts')}`;

async function devBoot(pathname: string): Promise<Boot> {
  const catalogue = (await discoverProducts(workspaceRoot)).map(({ product, family }) =>
    catalogueEntry(product, family),
  );
  const language = languageOfPath(pathname);
  const request = { path: withoutLanguage(pathname), language, brand: defaultBrand };
  return {
    ...bootFor(request, catalogue, { schema: 1, remotes: {} }),
    token: process.env.SITE_TOKEN ?? 'sigorta-carsisi-site',
    endpoint: '/apiConnection',
    endpointOrigins: [],
    frames: [],
    findsVehicles: true,
    today: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date()),
  };
}
