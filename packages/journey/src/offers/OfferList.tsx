import { formatDateTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { useDocumentHead, useSideInfo } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { JourneyTrail } from '../remote/JourneyTrail.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { RateNote } from '../words/RateNote.tsx';
import { useWords } from '../words/use-words.ts';
import { OfferCard } from './card/OfferCard.tsx';
import { PendingCard } from './card/PendingCard.tsx';
import { CompareTray } from './compare/CompareTray.tsx';
import { compareMax } from './compare-offers.ts';
import { FailureList } from './FailureList.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { firstEnd, holds, minutesLeft } from './holding.ts';
import { ListBar } from './ListBar.tsx';
import { ListNotices } from './ListNotices.tsx';
import styles from './OfferList.module.css';
import { QuoteSummaryLine } from './QuoteSummaryLine.tsx';
import { pendingInsurers, type QuoteState } from './quote-state.ts';
import { SaveQuote } from './saved/SaveQuote.tsx';
import { useNow } from './use-now.ts';
import { useOfferChoice } from './use-offer-choice.ts';
import { peopleOf } from './way-to-buy.ts';

interface OfferListProps {
  quote: QuoteState;
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
export function OfferList({ quote, onRetry, onCompare }: OfferListProps) {
  const { t, language } = useWords();
  const product = useProduct();
  const now = useNow();
  const sideInfo = useSideInfo();
  const { order, setOrder, boxes, ticked, setTicked, byPrice, shown, compared, compare } = useOfferChoice(
    quote.offers,
  );
  /* the lowest of those that stand there and can be bought: a filter that hides it would make the head and the mark untrue */
  const standing = byPrice.filter(({ id }) => shown.some((offer) => offer.id === id));
  const cheapest = standing.find((offer) => holds(offer, now)) ?? standing[0];
  const allExpired = quote.offers.every((offer) => !holds(offer, now));
  const end = firstEnd(quote.offers, now);
  const endWords = end ? t('offers.validUntil', { time: formatDateTime(end, language) }) : null;
  const isNear = quote.offers.some((offer) => minutesLeft(offer, now) !== null);
  const rate = quote.offers.find(({ exchangeRate }) => exchangeRate)?.exchangeRate;
  const title = headingOf(
    {
      shown: shown.length,
      all: quote.offers.length,
      price: cheapest && formatMoney(cheapest.price, language),
    },
    t,
  );
  useDocumentHead({ title });

  return (
    <>
      <Container>
        <div className={styles.top}>
          <JourneyTrail current="offers" back={{ form: product.paths.form }} />
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.asked}>
            <QuoteSummaryLine quote={quote} />
            {quote.quote && <SaveQuote quoteId={quote.quote.quoteId} />}
          </div>
        </div>
        <div className={styles.layout}>
          <FilterPanel
            boxes={boxes}
            offers={quote.offers}
            ticked={ticked}
            onChange={setTicked}
            count={shown.length}
          >
            {(openFilters) => (
              <section aria-label={t('offers.list')}>
                <ListBar
                  quote={quote}
                  order={order}
                  onOrder={setOrder}
                  filterCount={ticked.size}
                  onFilters={boxes.length > 0 ? openFilters : undefined}
                />
                <FilterChips boxes={boxes} ticked={ticked} onChange={setTicked} clears={shown.length > 0} />
                <ListNotices isExpired={allExpired} isBroken={quote.phase === 'broken'} onRetry={onRetry} />
                <VisuallyHidden>
                  <span role="status">{isNear && endWords}</span>
                </VisuallyHidden>
                <ol className={styles.offers}>
                  {shown.map((offer) => (
                    <li key={offer.id}>
                      <OfferCard
                        offer={offer}
                        insuredNames={quote.quote?.insuredNames ?? []}
                        people={quote.quote ? peopleOf(quote.quote) : 0}
                        cheapest={offer.id === cheapest?.id}
                        expired={!holds(offer, now)}
                        minutesLeft={minutesLeft(offer, now)}
                        compared={compared.includes(offer.id)}
                        compareFull={compared.length >= compareMax}
                        onCompare={(on) => compare(offer.id, on)}
                      />
                    </li>
                  ))}
                </ol>
                {shown.length === 0 && (
                  <EmptyState
                    title={t('filter.none.title')}
                    text={t('filter.none.text', { count: quote.offers.length })}
                    actions={
                      <Button variant="outline" onClick={() => setTicked(new Set())}>
                        {t('filter.clear')}
                      </Button>
                    }
                  />
                )}
                {quote.phase === 'running' && (
                  <ul className={styles.offers}>
                    {pendingInsurers(quote).map((insurer) => (
                      <li key={insurer.id}>
                        <PendingCard insurer={insurer} />
                      </li>
                    ))}
                  </ul>
                )}
                <FailureList failures={quote.failures} />
                <p className={styles.note}>
                  {t(order === 'price' ? 'offers.rule.price' : 'offers.rule.other')}
                </p>
                {rate && (
                  <p className={styles.note}>
                    <RateNote rate={rate} /> {endWords}
                  </p>
                )}
              </section>
            )}
          </FilterPanel>
        </div>
        {sideInfo && <div className={styles.side}>{sideInfo}</div>}
      </Container>
      <CompareTray
        offers={byPrice.filter(({ id }) => compared.includes(id))}
        onRemove={(id) => compare(id, false)}
        onCompare={() => onCompare(compared)}
      />
    </>
  );
}
