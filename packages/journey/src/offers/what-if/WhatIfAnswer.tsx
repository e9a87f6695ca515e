import type { Money } from '@sigorta/contracts/money';
import type { ExchangeRate } from '@sigorta/contracts/offer';
import type { WhatIf } from '@sigorta/contracts/what-if';
import { formatRoundMoney } from '@sigorta/i18n/money';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { useWords } from '../../words/use-words.ts';
import { roundLira } from './round-lira.ts';
import styles from './WhatIf.module.css';

const looks = {
  pays: { tone: 'ok', icon: 'success' },
  partly: { tone: 'warn', icon: 'alert' },
  no: { tone: 'neutral', icon: 'close' },
  'not-said': { tone: 'neutral', icon: 'info' },
} as const;

interface WhatIfAnswerProps {
  what: WhatIf;
  /** what the offer's lira price was made with; null where lira beside the insurer's currency would be too much */
  rate: ExchangeRate | null;
}

/** Yes, partly, no or not said, in a word and in money; never a colour alone. */
export function WhatIfAnswer({ what: { answer, pays, keeps }, rate }: WhatIfAnswerProps) {
  const { t, language } = useWords();
  const inWords = (money: Money): string => {
    const amount = formatRoundMoney(money, language);
    const lira = roundLira(money, rate);
    return lira ? t('whatIf.about', { amount, lira: formatRoundMoney(lira, language) }) : amount;
  };
  const isYes = answer === 'pays' || answer === 'partly';
  const ofSome = answer === 'partly' && pays === null;
  return (
    <span className={styles.answer}>
      <Badge {...looks[answer]}>{t(`whatIf.${answer}`)}</Badge>
      {pays && <span>{t('whatIf.pays.sum', { amount: inWords(pays) })}</span>}
      {isYes && !pays && <span>{t(ofSome ? 'whatIf.someOnly' : 'whatIf.noSum')}</span>}
      {isYes && keeps && keeps.minor > 0 && <span>{t('whatIf.keeps.sum', { amount: inWords(keeps) })}</span>}
      {pays && keeps?.minor === 0 && <span>{t('whatIf.keeps.nothing')}</span>}
    </span>
  );
}
