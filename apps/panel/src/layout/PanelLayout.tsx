import { useLocation } from '@sigorta/runtime/runtime';
import styles from './PanelLayout.module.css';
import { PanelMenu } from './PanelMenu.tsx';
import { PanelPageView } from './PanelPageView.tsx';
import { PanelTop } from './PanelTop.tsx';

/** Menu at the side, on phones in a drawer; the page beside it. Shared by every page behind the sign-in (spec §2). */
export function PanelLayout() {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <PanelMenu />
      </div>
      <div className={styles.page}>
        <PanelTop key={pathname} />
        <PanelPageView />
      </div>
    </div>
  );
}
