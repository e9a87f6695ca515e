import { formatDate } from '@sigorta/i18n/date';
import type { Reading } from '@sigorta/paper-reader/read-picture';
import type { FieldValues } from '@sigorta/product-kit/field';
import { optionKey, textPrefix } from '@sigorta/product-kit/message-key';
import { useToday } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import { useId, useState } from 'react';
import { useWords, type Words } from '../words/use-words.ts';
import type { PaperAnswer } from './answers-of-reading.ts';
import { countryName } from './country-name.ts';
import { NameSpelling } from './NameSpelling.tsx';
import styles from './Paper.module.css';

interface PaperAnswersProps {
  reading: Reading;
  answers: readonly PaperAnswer[];
  /** the day of birth that the price was asked with, where it was */
  pricedBirthDate: string | null;
  onFill: (values: FieldValues, count: number) => void;
  onAgain: () => void;
}

function wordsOf({ field, value }: PaperAnswer, { find, language }: Words): string {
  if (field.kind === 'birthDate') return formatDate(value, language, 'short');
  if (field.kind === 'lookup') return countryName(value, language);
  if (field.kind !== 'choice') return value;
  const option = field.options.find((one) => one.value === value);
  return option ? find(optionKey(field, option)) : value;
}

const turkiye = '792';

/** What was read, each answer to be taken or left; nothing goes into the form before it is asked to. */
export function PaperAnswers({ reading, answers, pricedBirthDate, onFill, onAgain }: PaperAnswersProps) {
  const words = useWords();
  const { t, find } = words;
  const today = useToday();
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [spellings, setSpellings] = useState<Record<string, string>>({});
  const taken = answers.filter(({ field }) => !left.has(field.name));
  const take = (name: string, isTaken: boolean): void => {
    const next = new Set(left);
    if (isTaken) next.delete(name);
    else next.add(name);
    setLeft(next);
  };
  const fill = (): void => {
    const values: FieldValues = {};
    for (const { field, value, with: room } of taken)
      Object.assign(values, room, { [field.name]: spellings[field.name] ?? value });
    onFill(values, taken.length);
  };
  return (
    <div className={styles.source}>
      <p className={styles.note}>{t('paper.read.note')}</p>
      {today !== null && reading.expiryDate < today && (
        <Notice tone="warn">
          {t('paper.expired', { date: formatDate(reading.expiryDate, words.language, 'short') })}
        </Notice>
      )}
      {pricedBirthDate !== null && pricedBirthDate !== reading.birthDate && (
        <Notice tone="warn">{t('paper.otherBirth')}</Notice>
      )}
      <ul className={styles.answers}>
        {answers.map((answer) => {
          const { field, value } = answer;
          const label = find(textPrefix(field));
          return (
            <li key={field.name}>
              <Checkbox
                id={`${id}-${field.name}`}
                checked={!left.has(field.name)}
                onChange={(event) => take(field.name, event.target.checked)}
                label={
                  <>
                    <span className={styles.name}>{label}</span>{' '}
                    <bdi className={styles.value}>{spellings[field.name] ?? wordsOf(answer, words)}</bdi>
                  </>
                }
              />
              {field.kind === 'personName' && reading.nationality === turkiye && (
                <NameSpelling
                  written={value}
                  label={label}
                  onSpell={(name) => setSpellings({ ...spellings, [field.name]: name })}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        <Button variant="solid" disabled={taken.length === 0} onClick={fill}>
          {t('paper.fill', { count: taken.length })}
        </Button>
        <Button variant="text" size="m" onClick={onAgain}>
          {t('paper.again')}
        </Button>
      </div>
    </div>
  );
}
