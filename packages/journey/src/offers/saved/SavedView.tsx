import { Link, useDocumentHead } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { FaqList } from '../../remote/FaqList.tsx';
import { useProduct } from '../../remote/journey-context.tsx';
import { PageWait } from '../../remote/PageWait.tsx';
import { ProductScene } from '../../remote/ProductScene.tsx';
import { useWords } from '../../words/use-words.ts';
import { SavedOffers } from './SavedOffers.tsx';
import { useSavedQuote } from './use-saved-quote.ts';

/** A kept quote on any device: product, prices, and nothing of the persons. */
export function SavedView({ token }: { token: string }) {
  const { t, language } = useWords();
  const { card } = useProduct();
  const { query, refresh, askAgain } = useSavedQuote(token);
  useDocumentHead({ title: t('saved.title', { product: card.name[language] }) });
  if (query.state === 'failed') return <NotOpened code={query.code} onRetry={query.retry} />;
  if (query.state !== 'ready') return <PageWait label={t('saved.loading')} />;
  return (
    <>
      <SavedOffers token={token} view={query.answer} refresh={refresh} onRefresh={() => void askAgain()} />
      <Container>
        <div data-print="hide">
          <FaqList />
        </div>
      </Container>
    </>
  );
}

function NotOpened({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { t, errorText } = useWords();
  const { paths } = useProduct();
  const why = code === 'link-expired' ? 'ended' : code === 'not-found' ? 'missing' : 'error';
  return (
    <Container>
      <EmptyState
        illustration={<ProductScene />}
        level={1}
        title={t(`saved.${why}.title`)}
        text={why === 'error' ? errorText(code) : t(`saved.${why}.text`)}
        actions={
          <>
            {why === 'error' && (
              <Button icon="refresh" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <Link className={buttonClass({ variant: why === 'error' ? 'outline' : 'solid' })} to={paths.form}>
              {t('none.toForm')}
            </Link>
          </>
        }
      />
    </Container>
  );
}
