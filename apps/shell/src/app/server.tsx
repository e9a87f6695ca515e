// First of all: whoever comes before it would decide the order of the layers.
import '../layout/base-styles.ts';

import type { Boot } from '@sigorta/contracts/boot';
import { findProductPage } from '@sigorta/contracts/product-page';
import { createPageLoader } from '@sigorta/federation/page-loader';
import type { RemoteSource } from '@sigorta/federation/source/remote-source';
import { withLanguage } from '@sigorta/i18n/paths';
import { type DocumentHead, HeadCollector } from '@sigorta/runtime/document-head';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { bringLateSections } from '../pages/home/late-sections.tsx';
import { App } from './App.tsx';
import { browserOnlyDigest, isBrowserOnly, personalPagesInBrowser } from './browser-only.ts';
import { findShellPage } from './shell-pages.ts';
import { loadShellTexts } from './shell-texts.ts';

export { shellPages } from './shell-pages.ts';

/**
 * Brings what stands in a page and has its handlers late: the document needs its rules from the start, and none of its scripts. Before
 * `renderApp`.
 */
export async function bringLate({ brand }: Boot, path: string): Promise<void> {
  if (path !== '/') return;
  await bringLateSections(brand);
}

export interface RenderedApp {
  html: string;
  head: DocumentHead;
}

/** The shell with one page in it as HTML; pages with personal data keep their place free for the browser. */
export async function renderApp(boot: Boot, path: string, source: RemoteSource): Promise<RenderedApp> {
  await loadShellTexts(boot.language);
  // Not the remembered promise: the build notes what every render imports.
  if (!findProductPage(boot.catalogue, path)) await findShellPage(path).chunk(boot.brand);
  const head: DocumentHead = { title: boot.brand.title };
  const loader = personalPagesInBrowser(createPageLoader(source));
  /* kept and thrown below: a throw in `onError` may happen outside the promise and would end the process */
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <HeadCollector value={(found) => Object.assign(head, found)}>
      <StaticRouter location={withLanguage(path, boot.language)} basename={withLanguage('/', boot.language)}>
        <App boot={boot} loader={loader} />
      </StaticRouter>
    </HeadCollector>,
    {
      // Bigger boundaries would be moved to the end and put in place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (isBrowserOnly(error)) return browserOnlyDigest;
        failures.push(error);
        return undefined;
      },
    },
  );
  if (failures.length > 0) throw failures[0];
  return { html: await new Response(prelude).text(), head };
}
