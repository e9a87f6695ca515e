// First of all: whoever comes before it would decide the order of the layers.
import '../layout/base-styles.ts';

import { source } from 'virtual:remote-source';
import { createPageLoader } from '@sigorta/federation/page-loader';
import { checkLaterParts } from '@sigorta/federation/source/load-checked';
import { knowReleases } from '@sigorta/federation/source/release-of';
import { knowSums } from '@sigorta/federation/source/sums';
import { withLanguage } from '@sigorta/i18n/paths';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterHydration } from '../layout/after-hydration.ts';
import { tellLoad } from '../layout/tell-load.ts';
import { App } from './App.tsx';
import { browserOnlyDigest } from './browser-only.ts';
import { showLateLooks } from './late-looks.ts';
import { ownAddress } from './own-address.ts';
import { readBoot } from './read-boot.ts';
import { loadShellTexts } from './shell-texts.ts';
import { warmOnIntent, warmPage } from './warm.ts';

/** No top-level await: with it the bundler would split the start-up code into more files. */
async function start(): Promise<void> {
  const boot = readBoot();
  const own = boot.embed ? null : ownAddress(location, boot.language);
  if (own !== null) history.replaceState(history.state, '', own);
  knowReleases(boot);
  knowSums([boot.shell, boot.remote]);
  checkLaterParts();
  if (!boot.embed) tellLoad(boot);
  const loader = createPageLoader(source);
  // Both at once: the remote of this address and our own words.
  warmPage(loader, boot, location.pathname);
  await loadShellTexts(boot.language);

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
  afterHydration(showLateLooks);
}

const report = (error: unknown) => {
  if ((error as { digest?: string }).digest !== browserOnlyDigest) console.error(error);
};

void start();
