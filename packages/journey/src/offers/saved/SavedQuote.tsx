import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useLoad } from '../../load/use-load.ts';
import { PageWait } from '../../remote/PageWait.tsx';
import { useWords } from '../../words/use-words.ts';

/** The page of a kept quote; who comes from the form never loads it. */
export function SavedQuote({ token }: { token: string }) {
  const { t } = useWords();
  const language = useLanguage();
  const { load, retry } = useLoad(`saved|${language}`, async () => {
    const { loadSavedView } = await import('./load-saved.ts');
    return { View: await loadSavedView(language) };
  });
  if (load.state === 'ready') return <load.value.View token={token} />;
  if (load.state !== 'failed') return <PageWait label={t('offers.title.loading')} />;
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
