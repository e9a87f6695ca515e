import { Link, useDocumentHead, useHydrated, useNavigate } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import { useQueryId } from '../load/use-query-id.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { PageWait } from '../remote/PageWait.tsx';
import { ProductScene } from '../remote/ProductScene.tsx';
import { useWords } from '../words/use-words.ts';
import { QuoteView } from './QuoteView.tsx';
import { SavedQuote } from './saved/SavedQuote.tsx';

/** The offers of a quote, or a kept one behind its link; the address names it, so reload and back lose nothing. */
export function OffersPage() {
  const { t } = useWords();
  const quoteId = useQueryId('sorgu');
  const savedToken = useQueryId('kayit');
  const hydrated = useHydrated();
  useDocumentHead({ title: t('offers.title.loading') });
  if (!hydrated) return <PageWait label={t('offers.title.loading')} />;
  if (savedToken !== null) return <SavedQuote key={savedToken} token={savedToken} />;
  if (quoteId === null) return <StartFirst />;
  return <MovedQuotes quoteId={quoteId} />;
}

/** One place for all quotes that came of moved answers: what was opened and filtered there stays. */
function MovedQuotes({ quoteId }: { quoteId: string }) {
  const { paths } = useProduct();
  const navigate = useNavigate();
  const [line, setLine] = useState<readonly string[]>([quoteId]);
  const isOfLine = line.includes(quoteId);
  if (!isOfLine) setLine([quoteId]);
  return (
    <QuoteView
      key={isOfLine ? line[0] : quoteId}
      quoteId={quoteId}
      onMoved={(next) => {
        setLine([...line, next]);
        /* back leads to the form, not through every state of a thumb */
        void navigate(`${paths.offers}?sorgu=${next}`, { replace: true });
      }}
    />
  );
}

function StartFirst() {
  const { t } = useWords();
  const { paths } = useProduct();
  return (
    <Container>
      <EmptyState
        illustration={<ProductScene />}
        level={1}
        title={t('none.start.title')}
        text={t('none.start.text')}
        actions={
          <Link className={buttonClass({ variant: 'solid' })} to={paths.form}>
            {t('none.toForm')}
          </Link>
        }
      />
    </Container>
  );
}
