// First of all: whoever comes before it would decide the order of the layers.
import '../layout/base-styles.ts';

import { source } from 'virtual:remote-source';
import type { Boot } from '@sigorta/contracts/boot';
import { findProductPage } from '@sigorta/contracts/product-page';
import { createPageLoader } from '@sigorta/federation/page-loader';
import { checkLaterParts } from '@sigorta/federation/source/load-checked';
import { knowReleases } from '@sigorta/federation/source/release-of';
import { knowSums } from '@sigorta/federation/source/sums';
import { withLanguage, withoutLanguage } from '@sigorta/i18n/paths';
import { loadI18n } from '@sigorta/runtime/runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterHydration, whenIdle } from '../layout/after-hydration.ts';
import { fetchNotCome } from '../layout/NotComeIfThere.tsx';
import { isPanel } from '../layout/page-rules.ts';
import { fetchRemoteGone } from '../layout/RemoteFailed.tsx';
import { tellLoad } from '../layout/tell-load.ts';
import { App } from './App.tsx';
import { browserOnlyDigest } from './browser-only.ts';
import { fetchLateLetters, showLateLetters, showLateLooks, wasHere } from './late-looks.ts';
import { ownAddress } from './own-address.ts';
import { readBoot } from './read-boot.ts';
import { findShellPage } from './shell-pages.ts';
import { loadShellTexts } from './shell-texts.ts';
import { warmAhead, warmInView, warmOnIntent, warmPage } from './warm.ts';

/** No top-level await: with it the bundler would split the start-up code into more files. */
async function start(): Promise<void> {
  const boot = readBoot();
  const own = boot.embed ? null : ownAddress(location, boot.language);
  if (own !== null) history.replaceState(history.state, '', own);
  if (wasHere()) showLateLetters();
  knowReleases(boot);
  knowSums([boot.shell, boot.remote, boot.ahead]);
  checkLaterParts();
  if (!boot.embed) tellLoad(boot);
  const loader = createPageLoader(source);
  warmAhead(loader, boot);
  // Both at once: the remote of this address and our own words.
  warmPage(loader, boot, location.pathname);
  await Promise.all([loadShellTexts(boot.language), ownPageOf(boot)]);

  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const app = (
    <BrowserRouter basename={withLanguage('/', boot.language)}>
      <App boot={boot} loader={loader} />
    </BrowserRouter>
  );
  // The dev server sends an empty root.
  if (root.childElementCount) hydrateRoot(root, app, { onRecoverableError: report });
  else createRoot(root).render(app);
  warmOnIntent(loader, boot);
  afterHydration(() => {
    showLateLooks();
    /* behind what the page itself still asks for */
    whenIdle(() => {
      void fetchLateLetters();
      warmInView(loader, boot);
      loadI18n().catch(() => undefined);
      fetchNotCome().catch(() => undefined);
      fetchRemoteGone();
    });
  });
}

/** The shell's own page at this address; one that does not come is told where it is drawn. */
async function ownPageOf({ catalogue, embed, brand, noPanel }: Boot): Promise<void> {
  const path = withoutLanguage(location.pathname);
  if (embed || (isPanel(path) && !noPanel) || findProductPage(catalogue, path)) return;
  await findShellPage(path)
    .load(brand)
    .catch(() => undefined);
}

const report = (error: unknown) => {
  if ((error as { digest?: string }).digest !== browserOnlyDigest) console.error(error);
};

void start();
