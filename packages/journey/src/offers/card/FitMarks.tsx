import type { Fit } from '@sigorta/contracts/fit';
import type { Offer } from '@sigorta/contracts/offer';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './FitMarks.module.css';

const looks = {
  fits: { tone: 'ok', icon: 'success' },
  'does-not': { tone: 'warn', icon: 'alert' },
  'not-known': { tone: 'neutral', icon: 'info' },
} as const;

interface FitMarksProps {
  offer: Offer;
  /** with what is missing: in the details, a row of the list has no room for it */
  whole?: boolean;
}

/** Whether the desk that the policy is bought for would take it, and what is missing in words. */
export function FitMarks({ offer, whole = false }: FitMarksProps) {
  const { fits = [] } = offer;
  if (fits.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {fits.map((fit) => (
        <FitMark key={fit.authority} fit={fit} whole={whole} />
      ))}
    </ul>
  );
}

function FitMark({ fit: { authority, answer, reasons }, whole }: { fit: Fit; whole: boolean }) {
  const { messageText } = useWords();
  return (
    <li className={styles.mark}>
      <Badge {...looks[answer]}>
        {messageText(`fit.${authority}.${whole ? answer : `${answer}.short`}`)}
      </Badge>
      {whole && answer === 'does-not' && (
        <span className={styles.reason}>
          {reasons.map((reason) => messageText(`fit.${reason}`)).join(' ')}
        </span>
      )}
    </li>
  );
}
