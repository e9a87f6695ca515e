import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useEffect, useEffectEvent } from 'react';
import { again } from './again.ts';
import styles from './Failed.module.css';

/** A page did not come because this device has no line: nobody's fault. It comes by itself when the line is back. */
export function LineLost({ retry }: { retry: () => void }) {
  const t = useTexts('shell');
  const onLine = useEffectEvent(retry);
  useEffect(() => {
    window.addEventListener('online', onLine);
    return () => window.removeEventListener('online', onLine);
  }, []);
  return (
    <Container as="section" className={styles.page} role="alert" data-failure="line">
      <h1>{t('page.line.title')}</h1>
      <p className={styles.text}>{t('page.line.text')}</p>
      <Button icon="refresh" onClick={again(retry)}>
        {t('page.offline.retry')}
      </Button>
    </Container>
  );
}
