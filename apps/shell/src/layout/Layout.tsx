import { i18n, useBrand, useLanguage, useLocation } from '@sigorta/runtime/runtime';
import { SkipLink } from '@sigorta/ui-kit/layout/SkipLink.tsx';
import { UiTextsProvider } from '@sigorta/ui-kit/text/ui-texts.tsx';
import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** What stands around every page. A path with "panel" hides all of it (spec §2). */
export function Layout({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const language = useLanguage();
  const bare = useLocation().pathname.includes('panel');
  return (
    <UiTextsProvider value={(key) => String(i18n.getResource(language, 'ui', key) ?? key)}>
      <SkipLink />
      {brand.showHeader && !bare && <Header />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {brand.showFooter && !bare && <Footer />}
    </UiTextsProvider>
  );
}
