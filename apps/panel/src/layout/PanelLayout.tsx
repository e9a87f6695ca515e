import { useLocation } from '@sigorta/runtime/runtime';
import styles from './PanelLayout.module.css';
import { PanelMenu } from './PanelMenu.tsx';
import { PanelPageView } from './PanelPageView.tsx';
import { PanelTop } from './PanelTop.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** Menu at the side, on phones in a drawer; the page beside it. Shared by every page behind the sign-in (spec §2). */
export function PanelLayout() {
  const { pathname } = useLocation();
  const page = useKeptFocus();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <PanelMenu />
      </div>
      <div className={styles.page} ref={page}>
        <PanelTop key={pathname} />
        <PanelPageView />
      </div>
    </div>
  );
}
