import { Link, useDocumentHead } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { FaqList } from '../remote/FaqList.tsx';
import { JourneyTrail } from '../remote/JourneyTrail.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { ProductScene } from '../remote/ProductScene.tsx';
import { useWords } from '../words/use-words.ts';
import type { Adjust } from './adjust/use-adjust.tsx';
import { FailureList } from './FailureList.tsx';
import styles from './NoOffers.module.css';
import { QuoteSummaryLine } from './QuoteSummaryLine.tsx';
import type { QuoteState } from './quote-state.ts';

type Why = 'missing' | 'error' | 'declined' | 'down';

function whyNone({ phase, error, failures }: QuoteState): Why {
  if (phase === 'broken') return error === 'not-found' ? 'missing' : 'error';
  return failures.some(({ kind }) => kind === 'declined') ? 'declined' : 'down';
}

interface NoOffersProps {
  quote: QuoteState;
  onRetry: () => void;
  adjust: Adjust;
}

/** No offer came: everybody declined, nobody could be reached, the quote is gone, or the line broke. */
export function NoOffers({ quote, onRetry, adjust }: NoOffersProps) {
  const { t, errorText } = useWords();
  const { paths } = useProduct();
  const why = whyNone(quote);
  const title = t(`none.${why}.title`);
  useDocumentHead({ title: t('title.error', { title }) });
  return (
    <Container>
      <div className={styles.trail}>
        <JourneyTrail current="offers" back={{ form: paths.form }} />
      </div>
      <QuoteSummaryLine quote={quote} />
      {adjust.panel}
      <EmptyState
        illustration={<ProductScene />}
        level={1}
        title={title}
        text={why === 'error' ? errorText(quote.error ?? 'offer-unknown-error') : t(`none.${why}.text`)}
        actions={
          <>
            {why === 'error' && (
              <Button variant="solid" icon="refresh" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <Link className={buttonClass({ variant: why === 'error' ? 'outline' : 'solid' })} to={paths.form}>
              {t(why === 'declined' ? 'offers.edit' : why === 'missing' ? 'none.toForm' : 'offers.askAgain')}
            </Link>
          </>
        }
      />
      <FailureList failures={quote.failures} open />
      <FaqList />
    </Container>
  );
}
