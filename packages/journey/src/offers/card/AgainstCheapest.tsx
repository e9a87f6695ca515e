import type { Offer } from '@sigorta/contracts/offer';
import { formatMoney } from '@sigorta/i18n/money';
import { useContext } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './AgainstCheapest.module.css';
import { CheapestOffer } from './cheapest-offer.ts';
import { useDifferences } from './use-differences.ts';

/** What the lira between an offer and the cheapest are for: what it has beyond that one, and what it lacks. */
export function AgainstCheapest({ offer }: { offer: Offer }) {
  const { t, language } = useWords();
  const differencesOf = useDifferences();
  const cheapest = useContext(CheapestOffer);
  const amount = cheapest ? offer.price.minor - cheapest.price.minor : 0;
  /* one that costs less than the lowest that holds has ended */
  if (!cheapest || cheapest.id === offer.id || amount < 0) return null;
  const { more, less, unclear } = differencesOf(offer, cheapest);
  return (
    <section className={styles.against} aria-label={t('against.label')}>
      <h3>
        {amount > 0
          ? t('against.dearer', { amount: formatMoney({ ...offer.price, minor: amount }, language) })
          : t('against.same')}
      </h3>
      <Differences title={t('against.more')} lines={more} />
      <Differences title={t('against.less')} lines={less} />
      <Differences title={t('against.unclear')} lines={unclear} />
      {more.length + less.length + unclear.length === 0 && <p>{t('against.none')}</p>}
    </section>
  );
}

function Differences({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
