import type { ComponentsState } from 'piral';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { LayoutContent } from '../page/content.ts';
import { Footer, ShortFooter } from '../page/Footer.tsx';
import { Header } from '../page/Header.tsx';

export const ShownLayout = createContext<LayoutContent | null>(null);

/** What the shell itself draws: everything around a page. */
function Layout({ children }: { children?: ReactNode }) {
  const content = useContext(ShownLayout);
  const { pathname } = useLocation();
  if (!content) return null;
  return (
    <>
      <a href="#main" className="skip">
        {content.words['kit.skipToContent']}
      </a>
      <Header content={content} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {pathname === `/${content.language}` ? <Footer content={content} /> : <ShortFooter content={content} />}
    </>
  );
}

export const components: Partial<ComponentsState> = { Layout };
