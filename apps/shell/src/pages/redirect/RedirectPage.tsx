import { useDocumentHead, useTexts } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useEffect } from 'react';
import styles from './RedirectPage.module.css';

/** Leads on at once; `go` notes what there is to note and must be the same function in every render. */
export function RedirectPage({ go }: { go: () => void }) {
  const t = useTexts('shell');
  useDocumentHead({ title: t('page.loading') });
  useEffect(go, [go]);
  return (
    <Container className={styles.page} role="status">
      <h1>{t('page.loading')}</h1>
    </Container>
  );
}
