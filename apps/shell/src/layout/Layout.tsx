import { defaultBrand } from '@sigorta/contracts/default-brand';
import { findProductPage } from '@sigorta/contracts/product-page';
import { RemoteBoundary } from '@sigorta/federation/RemoteBoundary.tsx';
import {
  BootProvider,
  SideInfoProvider,
  useBoot,
  useBrand,
  useEveryProduct,
  useHydrated,
  useLocation,
  useNamespace,
} from '@sigorta/runtime/runtime';
import { SkipLink } from '@sigorta/ui-kit/layout/SkipLink.tsx';
import { UiTextsProvider } from '@sigorta/ui-kit/text/ui-texts.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { BackBar } from './BackBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageFailed } from './PageFailed.tsx';
import { isBare, keepsOwnLayout, showsSideInfo } from './page-rules.ts';
import { SideInfo } from './SideInfo.tsx';
import { StaffStrip } from './StaffStrip.tsx';
import { useArrival } from './use-arrival.ts';
import { usePageStart } from './use-page-start.ts';
import { usePartnerStorage } from './use-partner-storage.ts';

const ChatCorner = lazy(async () => ({ default: (await import('../chat/ChatCorner.tsx')).ChatCorner }));

/** What stands around every page. A path with "panel" hides all of it (spec §2). */
export function Layout({ children }: { children: ReactNode }) {
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
      <main id="main" tabIndex={-1}>
        <SideInfoProvider value={showsSideInfo(pathname, page, brand) ? <SideInfo /> : null}>
          <RemoteBoundary key={pathname} failed={() => <PageFailed />} onError={() => undefined}>
            {children}
          </RemoteBoundary>
        </SideInfoProvider>
      </main>
      {!bare && (
        <OwnOrPartners>
          <PageFooter />
        </OwnOrPartners>
      )}
      {!bare && <Chat />}
    </UiTextsProvider>
  );
}

/** On the general payment page header and footer are our own, whatever a partner's settings say (spec §2). */
function OwnOrPartners({ children }: { children: ReactNode }) {
  const boot = useBoot();
  const { pathname } = useLocation();
  if (!keepsOwnLayout(pathname)) return children;
  return <BootProvider value={{ ...boot, brand: defaultBrand }}>{children}</BootProvider>;
}

const PageHeader = () => (useBrand().showHeader ? <Header /> : null);
const PageFooter = () => (useBrand().showFooter ? <Footer /> : null);

/** After everything else, and only for brands that can be called or written to. */
function Chat() {
  const { showWhatsapp, whatsapp, chat, footer } = useBrand();
  const hydrated = useHydrated();
  const canBeReached = whatsapp !== null || chat.persons.length > 0 || footer.phone !== null;
  if (!hydrated || !showWhatsapp || !canBeReached) return null;
  return (
    <RemoteBoundary failed={() => null} onError={() => undefined}>
      <Suspense fallback={null}>
        <ChatCorner />
      </Suspense>
    </RemoteBoundary>
  );
}
