import type { Offer } from '@sigorta/contracts/offer';
import { formatDate, formatTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { useDocumentHead, useSideInfo } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useRef } from 'react';
import { FaqList } from '../remote/FaqList.tsx';
import { JourneyTrail } from '../remote/JourneyTrail.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { RateNote } from '../words/RateNote.tsx';
import { useWords } from '../words/use-words.ts';
import type { Adjust } from './adjust/use-adjust.tsx';
import { PendingCard } from './card/PendingCard.tsx';
import { CompareTray } from './compare/CompareTray.tsx';
import { EditAnswers } from './EditAnswers.tsx';
import { FailureList } from './FailureList.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { firstEnd, holds, minutesLeft } from './holding.ts';
import { ListBar } from './ListBar.tsx';
import { BoughtNotice, BrokenNotice, ExpiredNotice } from './ListNotices.tsx';
import { OfferCards } from './OfferCards.tsx';
import styles from './OfferList.module.css';
import { QuoteSummaryLine } from './QuoteSummaryLine.tsx';
import { type Insurer, pendingInsurers, type QuoteState } from './quote-state.ts';
import { SaveQuote } from './saved/SaveQuote.tsx';
import { useNow } from './use-now.ts';
import type { OfferChoice } from './use-offer-choice.ts';

interface OfferListProps {
  quote: QuoteState;
  /** the answers have moved on: it cannot be bought from until those of the new ones are here */
  isOld: boolean;
  choice: OfferChoice;
  /** from the comparison: its button has the focus */
  cameBack: boolean;
  adjust: Adjust;
  onRetry: () => void;
  onCompare: (ids: readonly string[]) => void;
}

interface Heading {
  shown: number;
  all: number;
  price: string | undefined;
}

/** How many of the offers stand there, and from which price: of all, of those that the filters leave, or of none. */
function headingOf({ shown, all, price = '' }: Heading, t: ReturnType<typeof useWords>['t']): string {
  if (shown === all) return t('offers.heading', { count: all, price });
  return shown === 0 ? t('offers.headingNone', { all }) : t('offers.headingSome', { shown, all, price });
}

/** The offers that came, in order of price unless the buyer wants another, and whoever is still to come. */
export function OfferList(props: OfferListProps) {
  const { quote, isOld, choice, cameBack, adjust, onRetry, onCompare } = props;
  const { t, language } = useWords();
  const { paths } = useProduct();
  const now = useNow();
  const sideInfo = useSideInfo();
  const { boxes, ticked, setTicked, byPrice, sorted, late, compared, compare } = choice;
  const shown = [...sorted, ...late];
  /* the lowest of those that stand there and can be bought: a filter that hides it would make the head and the mark untrue */
  const standing = byPrice.filter(({ id }) => shown.some((offer) => offer.id === id));
  const cheapest = standing.find((offer) => holds(offer, now)) ?? standing[0];
  const price = cheapest && formatMoney(cheapest.price, language);
  const title = headingOf({ shown: shown.length, all: quote.offers.length, price }, t);
  useDocumentHead({ title });
  const first = useRef<HTMLOListElement>(null);
  const place = (): void => {
    choice.setOrder(choice.order);
    /* the button goes with its offers: who pressed it goes on at the list */
    first.current?.focus({ preventScroll: true });
  };
  const cards = { quote: quote.quote, was: quote.was, cheapest, compared, onCompare: compare };

  return (
    <>
      <Container>
        <div className={styles.top}>
          <div className={styles.trail} data-print="hide">
            <JourneyTrail current="offers" back={{ form: paths.form }} brief />
          </div>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.asked}>
            <QuoteSummaryLine quote={quote} />
          </div>
          {quote.quote && (
            <div className={styles.acts} data-print="hide">
              <EditAnswers adjust={adjust} />
              <SaveQuote quoteId={quote.quote.quoteId} />
            </div>
          )}
        </div>
        {adjust.panel}
        <div className={cx(styles.layout, isOld && styles.old)} inert={isOld}>
          <FilterPanel
            boxes={boxes}
            offers={quote.offers}
            ticked={ticked}
            onChange={setTicked}
            count={shown.length}
            isFilling={quote.phase === 'running'}
          >
            {(openFilters) => (
              <section aria-label={t('offers.list')}>
                <ListBar
                  quote={quote}
                  order={choice.order}
                  onOrder={choice.setOrder}
                  lateCount={late.length}
                  onPlace={place}
                  filterCount={ticked.size}
                  onFilters={boxes.length > 0 ? openFilters : undefined}
                />
                <FilterChips boxes={boxes} ticked={ticked} onChange={setTicked} clears={shown.length > 0} />
                <BoughtNotice />
                <ExpiredNotice offers={quote.offers} />
                <NearEnd offers={quote.offers} now={now} />
                <OfferCards {...cards} offers={sorted} ref={first} />
                {late.length > 0 && (
                  <>
                    <p className={styles.lateHead}>{t('offers.cameLater')}</p>
                    <OfferCards {...cards} offers={late} label={t('offers.cameLater')} />
                  </>
                )}
                {shown.length === 0 && (
                  <NoneLeft count={quote.offers.length} onClear={() => setTicked(new Set())} />
                )}
                {quote.phase === 'running' && <PendingOffers insurers={pendingInsurers(quote)} />}
                {quote.phase === 'broken' && <BrokenNotice onRetry={onRetry} />}
                <FailureList failures={quote.failures} />
                <RateAndEnd offers={quote.offers} now={now} />
              </section>
            )}
          </FilterPanel>
        </div>
        {sideInfo && <div className={styles.side}>{sideInfo}</div>}
        <div data-print="hide">
          <FaqList />
        </div>
      </Container>
      <CompareTray
        offers={byPrice.filter(({ id }) => compared.includes(id))}
        onRemove={(id) => compare(id, false)}
        onCompare={() => onCompare(compared)}
        cameBack={cameBack}
      />
    </>
  );
}

function NoneLeft({ count, onClear }: { count: number; onClear: () => void }) {
  const { t } = useWords();
  return (
    <EmptyState
      title={t('filter.none.title')}
      text={t('filter.none.text', { count })}
      actions={
        <Button variant="outline" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}

function PendingOffers({ insurers }: { insurers: readonly Insurer[] }) {
  return (
    <ul className={styles.offers}>
      {insurers.map((insurer) => (
        <li key={insurer.id}>
          <PendingCard insurer={insurer} />
        </li>
      ))}
    </ul>
  );
}

interface EndProps {
  offers: readonly Offer[];
  now: number;
}

/** Until when the first of the prices holds, in words. */
function EndWords({ offers, now }: EndProps) {
  const { t, language } = useWords();
  const end = firstEnd(offers, now);
  return end
    ? t('offers.validUntil', { date: formatDate(end, language), time: formatTime(end, language) })
    : null;
}

/** Whoever listens hears once that an end is near. */
function NearEnd({ offers, now }: EndProps) {
  const isNear = offers.some((offer) => minutesLeft(offer, now) !== null);
  return (
    <VisuallyHidden>
      <span role="status">{isNear && <EndWords offers={offers} now={now} />}</span>
    </VisuallyHidden>
  );
}

/** Which rate the prices were made with, and until when they stand. */
function RateAndEnd({ offers, now }: EndProps) {
  const rate = offers.find(({ exchangeRate }) => exchangeRate)?.exchangeRate;
  if (!rate) return null;
  return (
    <p className={styles.note}>
      <RateNote rate={rate} /> <EndWords offers={offers} now={now} />
    </p>
  );
}
