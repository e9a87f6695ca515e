import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Insurer, QuoteState } from '../quote-state.ts';
import styles from './InsurerDoors.module.css';

type DoorState = 'queued' | 'working' | 'offer' | 'failed';

/* before the first line nobody knows who will be asked */
const unknownDoors = Array.from({ length: 8 }, (_, at) => at);

/** Each insurer is a door: dashed while queued, half filled while it works, solid with an offer, grey without. */
export function InsurerDoors({ quote }: { quote: QuoteState }) {
  if (quote.quote === null) {
    return (
      <ul className={styles.doors} aria-hidden="true">
        {unknownDoors.map((at) => (
          <li key={at} className={`${styles.door} ${styles.queued}`} />
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.doors}>
      {quote.insurers.map((insurer) => (
        <Door key={insurer.id} insurer={insurer} quote={quote} />
      ))}
    </ul>
  );
}

function Door({ insurer, quote }: { insurer: Insurer; quote: QuoteState }) {
  const { t, language } = useWords();
  const offer = quote.offers.find((candidate) => candidate.insurer.id === insurer.id);
  const failed = quote.failures.some((failure) => failure.insurer.id === insurer.id);
  const waits = failed ? 'failed' : 'working';
  const state: DoorState = offer ? 'offer' : waits;
  return (
    <li className={`${styles.door} ${styles[state]}`}>
      <img src={`/art/insurers/${insurer.id}.svg`} alt="" width="48" height="48" />
      <b>
        <bdi>{shortName(insurer.name)}</bdi>
      </b>
      <span>{offer ? <Money money={offer.price} language={language} /> : t(`door.${waits}`)}</span>
    </li>
  );
}

/* "Turnagöl Sigorta": a door is narrow and every one of them ends in the same word */
const shortName = (name: string): string => name.replace(/ Sigorta$/, '');
