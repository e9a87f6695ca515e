import type { Offer } from '@sigorta/contracts/offer';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { Disclosure } from '@sigorta/ui-kit/dialog/Disclosure.tsx';
import { limitOf } from '../offers/limit-rank.ts';
import { mainCoverages, otherCoverages } from '../offers/main-coverages.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { LimitWords } from '../words/LimitWords.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './OrderSummary.module.css';

/** What the offer covers: the coverages of its card with what stays with the insured, the others at a press. */
export function OrderCoverages({ offer }: { offer: Offer }) {
  const { t, find, language } = useWords();
  const product = useProduct();
  const rowOf = (code: string) => {
    const limit = limitOf(offer, code);
    return {
      id: code,
      label: find(`coverage.${code}`),
      value: <LimitWords limit={limit} />,
      missing: limit.kind === 'excluded',
    };
  };
  const deductible = {
    id: 'deductible',
    label: t('deductible.label'),
    value: offer.deductible?.minor ? (
      <Money money={offer.deductible} language={language} round />
    ) : (
      t('deductible.noneShort')
    ),
  };
  const others = otherCoverages(product);
  return (
    <div>
      <KeyValue rows={[...mainCoverages(product).map(rowOf), deductible]} />
      {others.length > 0 && (
        <Disclosure className={styles.others} label={t('order.otherCoverages', { number: others.length })}>
          <KeyValue rows={others.map(rowOf)} />
        </Disclosure>
      )}
    </div>
  );
}
