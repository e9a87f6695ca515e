import { useTexts } from '@sigorta/runtime/runtime';
import { Skeleton } from '@sigorta/ui-kit/feedback/Skeleton.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import styles from './PageLoading.module.css';

/** The outline of a form while its remote comes. */
export function PageLoading() {
  const t = useTexts('shell');
  return (
    <Container className={styles.page} role="status" aria-busy="true">
      <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
      <Skeleton width="m" height="title" />
      <Skeleton width="l" />
      <Skeleton height="block" />
      <Skeleton height="block" />
      <Skeleton width="s" height="button" />
    </Container>
  );
}
