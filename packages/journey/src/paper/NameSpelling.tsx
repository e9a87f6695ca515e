import { knownSpelling } from '@sigorta/paper-reader/names/known-names';
import {
  type Doubt,
  doubtsFor,
  doubtsOf,
  spelled,
  toggled,
} from '@sigorta/paper-reader/names/turkish-letters';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import styles from './Paper.module.css';

interface NameSpellingProps {
  /** as the zone writes it */
  written: string;
  /** names the group for who hears it */
  label: string;
  onSpell: (name: string) => void;
}

/** Letters that the zone could not write, offered one by one, and whole where the name is a known one. */
export function NameSpelling({ written, label, onSpell }: NameSpellingProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<readonly Doubt[]>([]);
  const doubts = doubtsOf(written);
  const known = knownSpelling(written);
  if (doubts.length === 0) return null;
  const choose = (next: readonly Doubt[]): void => {
    setChosen(next);
    onSpell(spelled(written, next));
  };
  const isChosen = (doubt: Doubt): boolean =>
    chosen.some(({ at, length }) => at === doubt.at && length === doubt.length);
  const isKnown = known !== null && spelled(written, chosen) === known;
  return (
    <fieldset className={styles.letters}>
      <legend className={styles.note}>{t('paper.letters', { field: label })}</legend>
      {known !== null && (
        <button
          type="button"
          className={styles.letter}
          aria-pressed={isKnown}
          onClick={() => choose(isKnown ? [] : doubtsFor(written, known))}
        >
          <bdi lang="tr">{known}</bdi>
        </button>
      )}
      {doubts.map((doubt) => (
        <button
          key={`${doubt.at}-${doubt.length}`}
          type="button"
          className={styles.letter}
          aria-pressed={isChosen(doubt)}
          aria-label={t('paper.letter', {
            written: written.slice(doubt.at, doubt.at + doubt.length),
            letter: doubt.letter,
            number: doubt.at + 1,
          })}
          onClick={() => choose(toggled(chosen, doubt))}
        >
          <bdi lang="tr" dir="ltr">
            {written.slice(0, doubt.at)}
            <b>{doubt.letter}</b>
            {written.slice(doubt.at + doubt.length)}
          </bdi>
        </button>
      ))}
    </fieldset>
  );
}
