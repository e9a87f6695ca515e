import type { Boot } from '@sigorta/contracts/boot';
import type { PageLoader } from '@sigorta/federation/page-loader';
import { BootProvider, useHydrationMark, useLocation } from '@sigorta/runtime/runtime';
import { useEffect, useState } from 'react';
import { Layout } from '../layout/Layout.tsx';
import { CurrentPage } from './CurrentPage.tsx';
import { showLateLetters } from './late-looks.ts';
import { findShellPage } from './shell-pages.ts';

/** Everything inside the router; the same tree on the server and in the browser. */
export function App({ boot, loader }: { boot: Boot; loader: PageLoader }) {
  useHydrationMark('shell');
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) showLateLetters();
  }, [pathname, first]);
  return (
    <BootProvider value={boot}>
      <Layout onPageFailed={(path) => findShellPage(path).forget()}>
        <CurrentPage loader={loader} first={first} />
      </Layout>
    </BootProvider>
  );
}
