import type { PageLoader } from '@sigorta/federation/page-loader';

/** Known to the browser's `onRecoverableError`: this place was left to it on purpose. */
export const browserOnlyDigest = 'BROWSER_ONLY';

class BrowserOnly extends Error {}

export const isBrowserOnly = (error: unknown): boolean => error instanceof BrowserOnly;

/** On the server only forms are drawn: offers, payment and policy hold personal data (architecture.md). */
export const personalPagesInBrowser = (loader: PageLoader): PageLoader => ({
  ...loader,
  page: (address, attempt) =>
    address.page === 'form' ? loader.page(address, attempt) : Promise.reject(new BrowserOnly()),
});
