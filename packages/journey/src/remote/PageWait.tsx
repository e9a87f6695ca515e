import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import styles from './PageWait.module.css';

/** What the server and the first moment show of a page with personal data: nothing but a wait. */
export function PageWait({ label }: { label: string }) {
  return (
    <div className={styles.wait}>
      <Spinner size="l" label={label} />
    </div>
  );
}
