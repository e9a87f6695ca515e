import type { Boot } from '@sigorta/contracts/boot';
import { findProductPage } from '@sigorta/contracts/product-page';
import type { PageLoader } from '@sigorta/federation/page-loader';
import { languageOfPath, withoutLanguage } from '@sigorta/i18n/paths';

/** Starts loading the remote page at an address, if there is one. */
export function warmPage(loader: PageLoader, boot: Boot, pathname: string): void {
  const language = languageOfPath(pathname);
  const found = findProductPage(boot.catalogue, withoutLanguage(pathname));
  if (!found || language !== boot.language) return;
  const { family, id } = found.product;
  void loader.page({ family, product: id, page: found.page, language }, loader.attemptOf(family));
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
