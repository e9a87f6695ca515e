import type { Boot } from '@sigorta/contracts/boot';
import { findProductPage } from '@sigorta/contracts/product-page';
import type { PageAddress, PageLoader } from '@sigorta/federation/page-loader';
import { languageOfPath, withoutLanguage } from '@sigorta/i18n/paths';

/** The remote page at an address in the language of the document, if there is one. */
function pageAt({ catalogue, language }: Boot, pathname: string): PageAddress | null {
  const found = findProductPage(catalogue, withoutLanguage(pathname));
  if (!found || languageOfPath(pathname) !== language) return null;
  return { family: found.product.family, product: found.product.id, page: found.page, language };
}

/** Starts loading the remote page at an address, if there is one. */
export function warmPage(loader: PageLoader, boot: Boot, pathname: string): void {
  const address = pageAt(boot, pathname);
  if (address) void loader.page(address, loader.attemptOf(address.family));
}

/** Loads a product's page when a visitor points at, focuses or touches a link to it. */
export function warmOnIntent(loader: PageLoader, boot: Boot): void {
  const warm = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin)
      warmPage(loader, boot, link.pathname);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, warm, { passive: true });
}

/** What browsers that tell it say of the line: https://wicg.github.io/netinfo/ */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const isDear = ({ saveData, effectiveType = '4g' }: Line): boolean =>
  saveData === true || !/[34]g/.test(effectiveType);

const isSpared = ({ remote, embed }: Boot): boolean => {
  const { connection = {} } = navigator as { connection?: Line };
  return remote !== null || embed !== undefined || isDear(connection);
};

/**
 * The line has nothing to do while a page gets its handlers: meanwhile it brings the files of the form that home leads to first, and
 * behind them which releases there are. A press that comes with the handlers then waits for nothing, or for files alone.
 */
export function warmAhead(loader: PageLoader, boot: Boot): void {
  if (!isSpared(boot)) loader.expect(boot.ahead);
}

const isInView = (link: Element): boolean => {
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
};

/**
 * Fetches the page of the first product that a visitor sees a link to, and with it which releases there are: the first press then
 * asks for nothing, or for files alone. Nothing of it runs. A visitor who saves data, or whose line is slow, is spared it. Home has
 * begun with the form that its button leads to (`warmAhead`), and one is enough.
 */
export function warmInView(loader: PageLoader, boot: Boot): void {
  if (isSpared(boot) || boot.ahead) return;
  const seen = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (link) => link.origin === location.origin && pageAt(boot, link.pathname) !== null && isInView(link),
  );
  const address = seen && pageAt(boot, seen.pathname);
  if (address) void loader.fetch(address);
}
