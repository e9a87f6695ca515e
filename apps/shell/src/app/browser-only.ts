import { journeyPages } from '@sigorta/contracts/journey-pages';
import type { PageLoader } from '@sigorta/federation/page-loader';

/** Known to the browser's `onRecoverableError`: this place was left to it on purpose. */
export const browserOnlyDigest = 'BROWSER_ONLY';

class BrowserOnly extends Error {}

export const isBrowserOnly = (error: unknown): boolean => error instanceof BrowserOnly;

/** On the server nothing personal is drawn: of a product its form, of the panel nothing (architecture.md). */
export const personalPagesInBrowser = (loader: PageLoader): PageLoader => ({
  ...loader,
  page: (address, attempt) =>
    address.page !== 'panel' && journeyPages[address.page].rendering === 'prerendered'
      ? loader.page(address, attempt)
      : Promise.reject(new BrowserOnly()),
});
