import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import type { PageDocument, Site } from '@sigorta/contracts/delivery';
import type { RemoteRelease } from '@sigorta/contracts/release';
import type { Language } from '@sigorta/i18n/language';
import type { RemoteModule } from '@sigorta/runtime/remote-module';
import type { ServerShared } from './server-shared.ts';

/** A family as it was opened from a release: it takes the place of the one that was built with the shell. */
export interface OpenedFamily {
  /** `pet@3f9a1c20b7e84d51` */
  id: string;
  release: RemoteRelease;
  catalogue: readonly CatalogueEntry[];
  /** its pages as the shell renders them */
  remote: RemoteModule;
  questions: (product: string, language: Language) => PageDocument['questions'];
  /** text of a style sheet. @param name as in `release.pages` */
  style: (name: string) => string;
  /** of a public file, as `integrity` has it. @param name as in `release.pages` */
  sum: (name: string) => string;
}

/** A site some of whose families were released alone. */
export interface ReleasedSite extends Site {
  /**
   * The same site with other families: their addresses, cards, pages and files. Documents of the default brand are made
   * before it is given back.
   * @throws when a page of theirs cannot be rendered
   */
  with: (families: readonly OpenedFamily[]) => Promise<ReleasedSite>;
}

/** What `dist/server/render.js` exports. */
export interface ReleasedSiteModule {
  /** @param options with `built`, documents and manifests are those bytes and not what lies in `dist` by then */
  openSite: (options: { dist: string; built?: ReadonlyMap<string, Buffer> }) => Promise<ReleasedSite>;
  shared: ServerShared;
}
