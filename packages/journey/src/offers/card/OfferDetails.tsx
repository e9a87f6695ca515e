import type { Offer } from '@sigorta/contracts/offer';
import { formatList } from '@sigorta/i18n/list';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { longListFrom } from '../../form/persons/long-list.ts';
import { useProduct } from '../../remote/journey-context.tsx';
import { LimitWords } from '../../words/LimitWords.tsx';
import { RateNote } from '../../words/RateNote.tsx';
import { useWords } from '../../words/use-words.ts';
import { limitOf } from '../limit-rank.ts';
import { WhatIfBlock } from '../what-if/WhatIfBlock.tsx';
import { AgainstCheapest } from './AgainstCheapest.tsx';
import { FitMarks } from './FitMarks.tsx';
import styles from './OfferDetails.module.css';
import { PremiumParts } from './PremiumParts.tsx';

/** Everything the offer says: category, all coverages, exclusions, who is insured, the rate. */
export function OfferDetails({ offer, insuredNames }: { offer: Offer; insuredNames: readonly string[] }) {
  const { t, find, language } = useWords();
  const product = useProduct();
  const insured =
    insuredNames.length < longListFrom
      ? formatList(insuredNames, language)
      : t('people', { count: insuredNames.length });
  const rows = product.coverages.map((code) => {
    const limit = limitOf(offer, code);
    return {
      id: code,
      label: find(`coverage.${code}`),
      value: <LimitWords limit={limit} />,
      missing: limit.kind === 'excluded',
    };
  });
  return (
    <div className={styles.details}>
      <p className={styles.category}>{find('category')}</p>
      <FitMarks offer={offer} whole />
      <AgainstCheapest offer={offer} />
      <h3 className={styles.title}>{t('offer.detailHeading')}</h3>
      <div className={styles.columns}>
        <KeyValue lines rows={rows} />
      </div>
      {offer.premiumParts && <PremiumParts parts={offer.premiumParts} />}
      {offer.exclusions.length > 0 && (
        <>
          <h3 className={styles.title}>{t('offer.exclusions')}</h3>
          <ul className={styles.exclusions}>
            {offer.exclusions.map((code) => (
              <li key={code}>{find(`exclusion.${code}`) || code}</li>
            ))}
          </ul>
        </>
      )}
      <WhatIfBlock offer={offer} />
      <p className={styles.note}>
        {insuredNames.length > 0 && (
          <span>
            {t(insuredNames.length === 1 ? 'insured.one' : 'insured.label')}: {insured}.{' '}
          </span>
        )}
        {t('offer.binding')}
      </p>
      {product.currency !== 'TRY' && offer.exchangeRate && (
        <p className={styles.note}>
          <RateNote rate={offer.exchangeRate} />
        </p>
      )}
    </div>
  );
}
