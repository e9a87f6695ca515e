import { formatDateTime } from '@sigorta/i18n/date';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { ProductScene } from '../remote/ProductScene.tsx';
import { useWords } from '../words/use-words.ts';

/** The last questions are open, but only the browser that bought may answer them. */
export function AskedElsewhere({ until }: { until: string }) {
  const { t, language } = useWords();
  return (
    <Container>
      <EmptyState
        illustration={<ProductScene />}
        level={1}
        title={t('create.elsewhere.title')}
        text={t('create.elsewhere.text', { until: formatDateTime(until, language) })}
      />
    </Container>
  );
}
