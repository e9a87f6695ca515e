import type { Offer } from '@sigorta/contracts/offer';
import type { SavedQuoteView } from '@sigorta/contracts/operations/saved-quote';
import { formatDate, formatDateTime } from '@sigorta/i18n/date';
import { formatList } from '@sigorta/i18n/list';
import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { type ReactNode, useState } from 'react';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { holds, minutesLeft } from '../holding.ts';
import { useNow } from '../use-now.ts';
import { wayToBuy } from '../way-to-buy.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { goneInsurers } from './price-changes.ts';
import { SavedOffer } from './SavedOffer.tsx';
import styles from './SavedOffers.module.css';
import type { Refresh } from './use-saved-quote.ts';

interface SavedOffersProps {
  token: string;
  view: SavedQuoteView;
  refresh: Refresh;
  onRefresh: () => void;
}

/** The offers behind a link; buying asks first whether the quote is the caller's. */
export function SavedOffers({ token, view, refresh, onRefresh }: SavedOffersProps) {
  const { t, language } = useWords();
  const product = useProduct();
  const { card, paths } = product;
  const now = useNow();
  const [wanted, setWanted] = useState<Offer | null>(null);
  const cheapest = view.offers.find((offer) => holds(offer, now)) ?? view.offers[0];
  const gone = view.before.length > 0 ? goneInsurers(view) : [];
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <h1>{t('saved.title', { product: card.name[language] })}</h1>
        <p className={styles.facts}>
          {view.people > 0 && <bdi>{t('people', { count: view.people })}</bdi>}
          <bdi>{t('saved.asked', { time: formatDateTime(view.askedAt, language) })}</bdi>
          <bdi>{t('saved.until', { date: formatDate(view.until, language) })}</bdi>
        </p>
        {view.quoteId && (
          <Link className={textLinkClass()} to={`${paths.offers}?sorgu=${view.quoteId}`}>
            {t('saved.open')}
          </Link>
        )}
      </header>
      <Standing view={view} isExpired={view.offers.every((offer) => !holds(offer, now))}>
        <AskAgain refresh={refresh} onRefresh={onRefresh} />
      </Standing>
      {refresh.state === 'done' && (
        <Notice tone="ok" role="status" title={t('saved.refreshed')}>
          {gone.length > 0 && t('saved.gone', { names: formatList(gone, language) })}
        </Notice>
      )}
      {view.offers.length === 0 && <Notice tone="warn">{t('saved.none')}</Notice>}
      <ol className={styles.offers} aria-label={t('offers.list')}>
        {view.offers.map((offer) => (
          <SavedOffer
            key={offer.id}
            offer={offer}
            before={view.before}
            was={view.was ?? null}
            people={view.people}
            cheapest={offer === cheapest}
            expired={!holds(offer, now)}
            minutesLeft={minutesLeft(offer, now)}
            buyable={!view.bought}
            payment={view.quoteId ? wayToBuy(product, offer) : null}
            onClaim={() => setWanted(offer)}
          />
        ))}
      </ol>
      <p className={styles.private}>
        <Icon name="lock" size={16} />
        {t('saved.private')}
      </p>
      {wanted && <ClaimDialog token={token} view={view} offer={wanted} onClose={() => setWanted(null)} />}
    </Container>
  );
}

interface StandingProps {
  view: SavedQuoteView;
  isExpired: boolean;
  /** the way to fresh prices */
  children: ReactNode;
}

function Standing({ view, isExpired, children }: StandingProps) {
  const { t } = useWords();
  if (view.bought) {
    return (
      <Notice
        tone="ok"
        title={t('saved.bought.title')}
        actions={
          <Link className={buttonClass({ variant: 'outline' })} to="/policelerim">
            {t('saved.bought.action')}
          </Link>
        }
      >
        {t('saved.bought.text')}
      </Notice>
    );
  }
  if (!isExpired) return null;
  return (
    <Notice tone="warn" title={t('saved.expired.title')} actions={children}>
      {t('saved.expired.text')}
    </Notice>
  );
}

function AskAgain({ refresh, onRefresh }: { refresh: Refresh; onRefresh: () => void }) {
  const { t, errorText } = useWords();
  const { paths } = useProduct();
  if (refresh.code === 'quote-outdated') {
    return (
      <>
        <p role="alert">{errorText('quote-outdated')}</p>
        <Link className={buttonClass()} to={paths.form}>
          {t('none.toForm')}
        </Link>
      </>
    );
  }
  return (
    <>
      <Button icon="refresh" busy={refresh.state === 'busy'} onClick={onRefresh}>
        {t('saved.refresh')}
      </Button>
      <p role="status">{refresh.state === 'busy' && t('saved.refreshing')}</p>
      {refresh.code && <p role="alert">{errorText(refresh.code)}</p>}
    </>
  );
}
