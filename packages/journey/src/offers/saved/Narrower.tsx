import type { CoverageLimit } from '@sigorta/contracts/coverage';
import type { Offer } from '@sigorta/contracts/offer';
import type { Reach } from '@sigorta/contracts/operations/saved-quote';
import { formatRoundMoney } from '@sigorta/i18n/money';
import { type Narrowing, narrowings } from '@sigorta/product-kit/narrower';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { limitText } from '../../words/limit-text.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './Narrower.module.css';

/** Where an offer covers less than the policy it would follow, as the reminder's letter says it; that nothing does is said too. */
export function Narrower({ was, offer }: { was: Reach; offer: Offer }) {
  const { t } = useWords();
  const say = useNarrowing();
  const found = narrowings(was, offer);
  if (found.length === 0)
    return (
      <p className={styles.none}>
        <Icon name="check" size={16} />
        {t('narrower.none')}
      </p>
    );
  return (
    <div className={styles.narrower}>
      <h3>
        <Icon name="alert" size={16} />
        {t('narrower.title')}
      </h3>
      <ul>
        {found.map((one) => (
          <li key={`${one.kind} ${'code' in one ? one.code : ''}`}>{say(one)}</li>
        ))}
      </ul>
    </div>
  );
}

/** One narrowing in the words of its product. */
function useNarrowing(): (one: Narrowing) => string {
  const words = useWords();
  const { t, find, language } = words;
  const limit = (of: CoverageLimit): string => limitText(of, words);
  return (one) => {
    switch (one.kind) {
      case 'gone':
        return t('narrower.gone', { cover: find(`coverage.${one.code}`) });
      case 'lower':
      case 'other':
        return t(`narrower.${one.kind}`, {
          cover: find(`coverage.${one.code}`),
          was: limit(one.was),
          now: limit(one.now),
        });
      case 'excess': {
        const now = formatRoundMoney(one.now, language);
        return one.was === null
          ? t('narrower.newExcess', { now })
          : t('narrower.excess', { was: formatRoundMoney(one.was, language), now });
      }
      case 'excluded':
        return t('narrower.excluded', { what: find(`exclusion.${one.code}`) });
      case 'territory':
        return t('narrower.territory');
    }
  };
}
