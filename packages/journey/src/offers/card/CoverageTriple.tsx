import type { Offer } from '@sigorta/contracts/offer';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useProduct } from '../../remote/journey-context.tsx';
import { LimitWords } from '../../words/LimitWords.tsx';
import { useWords } from '../../words/use-words.ts';
import { limitOf } from '../limit-rank.ts';
import { mainCoverages } from '../main-coverages.ts';
import styles from './CoverageTriple.module.css';

/** The deciding coverages, in the same columns on every card, so that the eye compares downwards. */
export function CoverageTriple({ offer }: { offer: Offer }) {
  const { find } = useWords();
  const product = useProduct();
  return (
    <dl className={styles.triple}>
      {mainCoverages(product).map((code) => {
        const limit = limitOf(offer, code);
        const covered = limit.kind !== 'excluded';
        return (
          <div key={code}>
            <dt>{find(`coverage.${code}`)}</dt>
            <dd className={covered ? undefined : styles.no}>
              <Icon name={covered ? 'check' : 'close'} size={14} />
              <LimitWords limit={limit} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
