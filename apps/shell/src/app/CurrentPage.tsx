import { findProductPage } from '@sigorta/contracts/product-page';
import type { PageLoader } from '@sigorta/federation/page-loader';
import { untilItComes } from '@sigorta/i18n/fetched-once';
import { useBoot, useBrand, useEveryProduct, useHydrationMark, useLocation } from '@sigorta/runtime/runtime';
import { lazy, Suspense, use } from 'react';
import { isPanel } from '../layout/page-rules.ts';
import { PanelSlot } from './PanelSlot.tsx';
import { RemotePage } from './RemotePage.tsx';
import { findShellPage, type ShellPage } from './shell-pages.ts';

/** It stands in its document, which stays as it is until it comes. */
const EmbeddedPage = lazy(() =>
  untilItComes(async () => ({ default: (await import('../embed/EmbeddedPage.tsx')).EmbeddedPage })),
);

interface CurrentPageProps {
  loader: PageLoader;
  /** path of the page that the document came with */
  first: string;
}

/** The page at the address: the panel's, one of the shell's own, a product's, or "not found". */
export function CurrentPage({ loader, first }: CurrentPageProps) {
  const { pathname } = useLocation();
  const products = useEveryProduct();
  const { embed, noPanel } = useBoot();
  if (embed)
    return (
      <Suspense fallback={null}>
        <EmbeddedPage loader={loader} embed={embed} />
      </Suspense>
    );
  if (isPanel(pathname) && !noPanel) return <PanelSlot loader={loader} />;
  const found = findProductPage(products, pathname);
  if (found) return <RemotePage loader={loader} product={found.product} page={found.page} />;
  const page = <OwnPage key={pathname} page={findShellPage(pathname)} />;
  /* it is there before anything is drawn: with a boundary around it React would give it handlers after all the rest */
  if (pathname === first) return page;
  return (
    <Suspense key={pathname} fallback={null}>
      {page}
    </Suspense>
  );
}

function OwnPage({ page }: { page: ShellPage }) {
  const Page = use(page.load(useBrand()));
  useHydrationMark('page');
  return <Page />;
}
