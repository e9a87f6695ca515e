import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Boot, bootElementId, bootJson } from '@sigorta/contracts/boot';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { placeholders, type Site, type SiteModule } from '@sigorta/contracts/delivery';
import type { ServerBuild } from '@sigorta/delivery/write-pages';
import type { Language } from '@sigorta/i18n/language';
import { brandStyle, headLinks } from '../../apps/gateway/src/site/pages/document-head.ts';
import { root } from '../root.ts';

export interface OpenSite {
  site: Site;
  server: ServerBuild;
  /** a document as the gateway sends it to a visitor of the default brand */
  document(path: string, language: Language): Promise<{ html: string; boot: Boot }>;
  /** a file by its address */
  read(address: string): Buffer;
}

/** @param dist an assembled site, the default is the checkout's own */
export async function openSite(dist = join(root, 'dist')): Promise<OpenSite> {
  const server = (await import(pathToFileURL(join(dist, 'server/render.js')).href)) as SiteModule &
    ServerBuild;
  const site = await server.openSite({ dist });
  return {
    site,
    server,
    read: (address) => readFileSync(join(dist, 'site', address)),
    async document(path, language) {
      const page = await site.page({ path, language, brand: defaultBrand });
      const boot: Boot = {
        ...page.boot,
        token: 'sigorta-carsisi-site',
        endpoint: '/apiConnection',
        endpointOrigins: [],
        frames: [],
        today: '2026-11-21',
      };
      const head = headLinks({
        origin: 'https://sigorta.example',
        language,
        brand: defaultBrand,
        page,
        isPreview: false,
      });
      const html = page.html
        // as long as the gateway's: 16 random bytes
        .replaceAll(placeholders.nonce, 'bm9uY2Ugb2YgMTYgYnl0ZQ')
        .replace(placeholders.head, () => head)
        .replace(placeholders.palette, () => brandStyle(defaultBrand, 'bm9uY2Ugb2YgMTYgYnl0ZQ'))
        .replace(placeholders.boot, () => bootScript(boot));
      return { html, boot };
    },
  };
}

export const bootScript = (boot: Boot): string =>
  `<script type="application/json" id="${bootElementId}">${bootJson(boot)}</script>`;
