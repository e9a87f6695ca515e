import { useDocumentHead } from '@sigorta/runtime/runtime';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useWords } from '../../words/use-words.ts';
import { isSlow, nextCount, shownPercent, tickMs } from '../counter.ts';
import { QuoteSummaryLine } from '../QuoteSummaryLine.tsx';
import { answeredCount, type QuoteState } from '../quote-state.ts';
import { useTicking } from '../use-ticking.ts';
import { InsurerDoors } from './InsurerDoors.tsx';
import styles from './LoadingScreen.module.css';
import { Tips } from './Tips.tsx';
import { WaitingBrand } from './WaitingBrand.tsx';

/** The waiting room (spec §4): counter, tips, and a door for every insurer. */
export function LoadingScreen({ quote }: { quote: QuoteState }) {
  const { t } = useWords();
  const count = useTicking(tickMs, nextCount);
  const percent = shownPercent(count);
  /* the sign is set smaller and stands on the side the language puts it */
  const [before = '', after = ''] = t('loading.percent', { count: '|' }).split('|');
  useDocumentHead({ title: t('offers.title.loading') });
  return (
    <Container>
      <div className={styles.screen}>
        <div className={styles.count}>
          <WaitingBrand />
          <h1 className={styles.title}>{t('loading.title')}</h1>
          <QuoteSummaryLine quote={quote} />
          <p className={styles.percent} aria-hidden="true">
            <bdi dir="ltr">
              <small>{before}</small>
              {percent}
              <small>{after}</small>
            </bdi>
          </p>
          <progress className={styles.bar} value={percent} max={100} aria-label={t('loading.progress')} />
          <p className={styles.state} role="status">
            <Spinner size="s" />
            <span>
              {isSlow(count)
                ? t('loading.slow')
                : t('loading.answered', { total: quote.insurers.length, answered: answeredCount(quote) })}
            </span>
          </p>
        </div>
        <Tips />
        <div className={styles.doors}>
          <InsurerDoors quote={quote} />
          {quote.offers.length > 0 && <p className={styles.landed}>{t('loading.landed')}</p>}
        </div>
      </div>
    </Container>
  );
}
