import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Boot, bootElementId, bootJson } from '@sigorta/contracts/boot';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { placeholders, type Site, type SiteModule } from '@sigorta/contracts/delivery';
import type { Brand } from '@sigorta/contracts/partner';
import type { ServerBuild } from '@sigorta/delivery/write-pages';
import type { Language } from '@sigorta/i18n/language';
import { brandStyle, headLinks } from '../../apps/gateway/src/site/pages/document-head.ts';
import { root } from '../root.ts';

export interface OpenSite {
  site: Site;
  server: ServerBuild;
  /** a document as the gateway sends it to a visitor, of the default brand unless another is named */
  document(path: string, language: Language, brand?: Brand): Promise<{ html: string; boot: Boot }>;
  /** a file by its address; it stays as it is while it is looked at */
  read(address: string): Buffer;
  /** a script by its address, as text */
  text(address: string): string;
  /** what a module imports, as far as it was looked at */
  imported: Map<string, string[]>;
}

const drawings = 'packages/ui-kit/src/art/files';

/** @param dist an assembled site, the default is the checkout's own */
export async function openSite(dist = join(root, 'dist')): Promise<OpenSite> {
  const server = (await import(pathToFileURL(join(dist, 'server/render.js')).href)) as SiteModule &
    ServerBuild;
  const site = await server.openSite({ dist });
  const kept = new Map<string, Buffer>();
  const read = (address: string): Buffer => {
    const known = kept.get(address);
    if (known) return known;
    const built = join(dist, 'site', address);
    /* drawings of the ui-kit are served from where they lie */
    const content = readFileSync(
      existsSync(built) ? built : join(root, drawings, address.replace('/art/', '')),
    );
    kept.set(address, content);
    return content;
  };
  return {
    site,
    server,
    read,
    text: (address) => read(address).toString('utf8'),
    imported: new Map(),
    async document(path, language, brand = defaultBrand) {
      const page = await site.page({ path, language, brand });
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
        brand,
        page,
        isPreview: false,
      });
      const html = page.html
        // as long as the gateway's: 16 random bytes
        .replaceAll(placeholders.nonce, 'bm9uY2Ugb2YgMTYgYnl0ZQ')
        .replace(placeholders.head, () => head)
        .replace(placeholders.palette, () => brandStyle(brand, language, 'bm9uY2Ugb2YgMTYgYnl0ZQ'))
        .replace(placeholders.boot, () => bootScript(boot));
      return { html, boot };
    },
  };
}

export const bootScript = (boot: Boot): string =>
  `<script type="application/json" id="${bootElementId}">${bootJson(boot)}</script>`;
