import { defaultBrand } from '@sigorta/contracts/default-brand';
import { findProductPage } from '@sigorta/contracts/product-page';
import { showBefore } from '@sigorta/contracts/show-before';
import { RemoteBoundary } from '@sigorta/federation/RemoteBoundary.tsx';
import {
  BootProvider,
  SideInfoProvider,
  useBoot,
  useBrand,
  useEveryProduct,
  useLocation,
  useNamespace,
} from '@sigorta/runtime/runtime';
import { SkipLink } from '@sigorta/ui-kit/layout/SkipLink.tsx';
import { UiTextsProvider } from '@sigorta/ui-kit/text/ui-texts.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { BackBar } from './BackBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Help } from './Help.tsx';
import { PageFailed } from './PageFailed.tsx';
import { isBare, keepsOwnLayout, showsSideInfo } from './page-rules.ts';
import { ShortFooter } from './ShortFooter.tsx';
import { SideInfo } from './SideInfo.tsx';
import { StaffStrip } from './StaffStrip.tsx';
import { useArrival } from './use-arrival.ts';
import { usePageStart } from './use-page-start.ts';
import { usePartnerStorage } from './use-partner-storage.ts';

interface LayoutProps {
  children: ReactNode;
  /** the page did not come, or threw */
  onPageFailed?: (path: string) => void;
}

/** What stands around every page. A path with "panel" hides all of it (spec §2). */
export function Layout({ children, onPageFailed }: LayoutProps) {
  const brand = useBrand();
  const { embed } = useBoot();
  const { pathname } = useLocation();
  const page = findProductPage(useEveryProduct(), pathname)?.page ?? null;
  usePartnerStorage();
  useArrival();
  usePageStart();
  const bare = embed !== undefined || isBare(pathname);
  return (
    <UiTextsProvider value={useNamespace('ui')}>
      {!embed && <SkipLink />}
      {!bare && (
        <OwnOrPartners>
          <PageHeader />
        </OwnOrPartners>
      )}
      {!bare && <StaffStrip />}
      {brand.onlySales && !bare && <BackBar />}
      <main id={showBefore.contents} tabIndex={-1}>
        <SideInfoProvider value={showsSideInfo(pathname, page, brand) ? <SideInfo /> : null}>
          <PageBoundary key={pathname} onError={() => onPageFailed?.(pathname)}>
            {children}
          </PageBoundary>
        </SideInfoProvider>
      </main>
      {!bare && <Help />}
      {!bare && (
        <Suspense>
          <OwnOrPartners>
            <PageFooter isPurchase={page !== null} />
          </OwnOrPartners>
        </Suspense>
      )}
    </UiTextsProvider>
  );
}

/** Keeps a page's fault inside the page, and draws it anew when asked. */
function PageBoundary({ children, onError }: { children: ReactNode; onError: () => void }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <RemoteBoundary
      key={attempt}
      failed={() => <PageFailed retry={() => setAttempt(attempt + 1)} />}
      onError={onError}
    >
      {children}
    </RemoteBoundary>
  );
}

/** On the general payment page header and footer are our own, whatever a partner's settings say (spec §2). */
function OwnOrPartners({ children }: { children: ReactNode }) {
  const boot = useBoot();
  const { pathname } = useLocation();
  if (!keepsOwnLayout(pathname)) return children;
  const { onlyLight } = boot.brand;
  const brand = { ...defaultBrand, ...(onlyLight && { onlyLight }) };
  return <BootProvider value={{ ...boot, brand }}>{children}</BootProvider>;
}

const PageHeader = () => (useBrand().showHeader ? <Header /> : null);
/** Inside a purchase one line is enough: what it needs stands in the page. */
function PageFooter({ isPurchase }: { isPurchase: boolean }) {
  if (!useBrand().showFooter) return null;
  return isPurchase ? <ShortFooter /> : <Footer />;
}
