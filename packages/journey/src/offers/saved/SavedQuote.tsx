import { useReading } from '@sigorta/gateway-client/react/use-reading';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { PageWait } from '../../remote/PageWait.tsx';
import { useWords } from '../../words/use-words.ts';

/** The page of a kept quote; who comes from the form never loads it. */
export function SavedQuote({ token }: { token: string }) {
  const { t } = useWords();
  const language = useLanguage();
  const { state, answer, retry } = useReading(`saved|${language}`, async () => {
    const { loadSavedView } = await import('./load-saved.ts');
    return { View: await loadSavedView(language) };
  });
  if (state === 'ready') return <answer.View token={token} />;
  if (state !== 'failed') return <PageWait label={t('offers.title.loading')} />;
  return (
    <Container>
      <Notice
        tone="bad"
        role="alert"
        actions={
          <Button variant="outline" icon="refresh" onClick={retry}>
            {t('retry')}
          </Button>
        }
      >
        {t('offers.saveFailed')}
      </Notice>
    </Container>
  );
}
