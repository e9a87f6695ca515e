import type { Offer } from '@sigorta/contracts/offer';
import { formatMoney } from '@sigorta/i18n/money';
import { narrowings } from '@sigorta/product-kit/renewal/narrower';
import { useContext } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './AgainstCheapest.module.css';
import { CheapestOffer } from './cheapest-offer.ts';
import { useDifferenceWords } from './use-difference-words.ts';

/** What the lira between an offer and the cheapest are for: what it has beyond that one, and what it lacks. */
export function AgainstCheapest({ offer }: { offer: Offer }) {
  const { t, language } = useWords();
  const say = useDifferenceWords();
  const cheapest = useContext(CheapestOffer);
  if (!cheapest || cheapest.id === offer.id) return null;
  const more = narrowings(offer, cheapest).map((one) => say.more(one, offer));
  const less = narrowings(cheapest, offer)
    /* measured otherwise is told once */
    .filter(({ kind }) => kind !== 'other')
    .map((one) => say.less(one));
  const amount = offer.price.minor - cheapest.price.minor;
  return (
    <section className={styles.against} aria-label={t('against.label')}>
      <h4>
        {amount > 0
          ? t('against.dearer', { amount: formatMoney({ ...offer.price, minor: amount }, language) })
          : t('against.same')}
      </h4>
      <Differences title={t('against.more')} lines={more} />
      <Differences title={t('against.less')} lines={less} />
      {more.length + less.length === 0 && <p>{t('against.none')}</p>}
    </section>
  );
}

function Differences({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h5>{title}</h5>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
