import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../words/use-words.ts';
import styles from './AddressFinder.module.css';
import { AddressSelect } from './AddressSelect.tsx';
import { addressPlaces, type Chosen, choose, levels } from './address-chain.ts';

interface AddressFinderProps {
  id: string;
  /** hidden, it keeps what was chosen */
  shown: boolean;
  /** an apartment was chosen: its code and the address in words */
  onFound: (code: string, words: string) => void;
  onClose: () => void;
}

/** Finds the address code step by step, from the province down to the apartment. */
export function AddressFinder({ id, shown, onFound, onClose }: AddressFinderProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const selectId = (level: string): string => `${id}-${level}`;

  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (shown) title.current?.focus();
  }, [shown]);

  const take = (level: number, choice: Chosen | null): void => {
    const next = choose(chosen, level, choice);
    setChosen(next);
    if (choice && next.length === levels.length) {
      onFound(choice.value, t('form.uavt.words', addressPlaces(next)));
    }
  };
  return (
    <section
      className={styles.finder}
      aria-labelledby={`${id}-title`}
      /* Enter chooses in a list; it must not send the form around it */
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <h3 ref={title} tabIndex={-1} className={styles.title} id={`${id}-title`}>
        {t('form.uavt.title')}
      </h3>
      <p className={styles.lead}>{t('form.uavt.lead')}</p>
      <div className={styles.grid}>
        {levels.map((level, at) => (
          <AddressSelect
            key={level.id}
            id={selectId(level.id)}
            level={at}
            declared={level}
            chosen={chosen}
            onChoose={(choice) => take(at, choice)}
          />
        ))}
      </div>
      <Button variant="text" size="m" icon="close" onClick={onClose}>
        {t('form.uavt.close')}
      </Button>
    </section>
  );
}
