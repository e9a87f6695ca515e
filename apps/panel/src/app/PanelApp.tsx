import { useHydrated, useLocation, useNamespace } from '@sigorta/runtime/runtime';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { NotCome } from '@sigorta/ui-kit/later/NotCome.tsx';
import { UiTextsProvider } from '@sigorta/ui-kit/text/ui-texts.tsx';
import { Suspense } from 'react';
import { PanelLayout } from '../layout/PanelLayout.tsx';
import styles from './PanelApp.module.css';
import { SignInAgainProvider } from './sign-in-again.tsx';
import { signInPath } from './sign-in-path.ts';
import { StaffProvider } from './staff-context.tsx';
import { WaitingProvider } from './waiting-context.tsx';

const SignInPage = later(async () => (await import('../sign-in/SignInPage.tsx')).SignInPage, NotCome);

/** The whole panel; nothing of it is drawn on the server. */
export function PanelApp() {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  return (
    <UiTextsProvider value={useNamespace('ui')}>
      <Suspense fallback={<Waiting />}>
        {!hydrated && <Waiting />}
        {hydrated && pathname === signInPath && <SignInPage />}
        {hydrated && pathname !== signInPath && (
          <StaffProvider>
            <SignInAgainProvider>
              <WaitingProvider>
                <PanelLayout />
              </WaitingProvider>
            </SignInAgainProvider>
          </StaffProvider>
        )}
      </Suspense>
    </UiTextsProvider>
  );
}

const Waiting = () => (
  <p className={styles.waiting}>
    <Spinner />
  </p>
);
