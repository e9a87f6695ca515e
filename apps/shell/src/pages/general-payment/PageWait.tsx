import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import styles from './PaymentPage.module.css';

export function PageWait({ label }: { label: string }) {
  return (
    <Container className={styles.wait}>
      <Spinner size="l" label={label} />
      {/* read aloud by the ring */}
      <p aria-hidden="true">{label}</p>
    </Container>
  );
}
