import { RemoteBoundary } from '@sigorta/federation/RemoteBoundary.tsx';
import { i18n, useBrand, useHydrated, useLanguage, useLocation } from '@sigorta/runtime/runtime';
import { SkipLink } from '@sigorta/ui-kit/layout/SkipLink.tsx';
import { UiTextsProvider } from '@sigorta/ui-kit/text/ui-texts.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { BackBar } from './BackBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageFailed } from './PageFailed.tsx';
import { StaffStrip } from './StaffStrip.tsx';
import { useArrival } from './use-arrival.ts';
import { usePageStart } from './use-page-start.ts';
import { usePartnerStorage } from './use-partner-storage.ts';

const ChatCorner = lazy(async () => ({ default: (await import('../chat/ChatCorner.tsx')).ChatCorner }));

/** What stands around every page. A path with "panel" hides all of it (spec §2). */
export function Layout({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const language = useLanguage();
  const { pathname } = useLocation();
  usePartnerStorage();
  useArrival();
  usePageStart();
  const bare = pathname.includes('panel');
  return (
    <UiTextsProvider value={(key) => String(i18n.getResource(language, 'ui', key) ?? key)}>
      <SkipLink />
      {brand.showHeader && !bare && <Header />}
      {!bare && <StaffStrip />}
      {brand.onlySales && !bare && <BackBar />}
      <main id="main" tabIndex={-1}>
        <RemoteBoundary key={pathname} failed={() => <PageFailed />} onError={() => undefined}>
          {children}
        </RemoteBoundary>
      </main>
      {brand.showFooter && !bare && <Footer />}
      {!bare && <Chat />}
    </UiTextsProvider>
  );
}

/** After everything else, and only for brands that can be written to. */
function Chat() {
  const { showWhatsapp, whatsapp } = useBrand();
  const hydrated = useHydrated();
  if (!hydrated || !showWhatsapp || !whatsapp) return null;
  return (
    <RemoteBoundary failed={() => null} onError={() => undefined}>
      <Suspense fallback={null}>
        <ChatCorner number={whatsapp} />
      </Suspense>
    </RemoteBoundary>
  );
}
