import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import styles from './PageWait.module.css';

/** What the server and the first moment show of a page with personal data: nothing but a wait, in words. */
export function PageWait({ label }: { label: string }) {
  return (
    <div className={styles.wait}>
      <Spinner size="l" label={label} />
      {/* read aloud by the ring */}
      <p aria-hidden="true">{label}</p>
    </div>
  );
}
