import { formatDate } from '@sigorta/i18n/date';
import type { Reading } from '@sigorta/paper-reader/read-picture';
import type { Field, FieldValue, FieldValues } from '@sigorta/product-kit/field';
import { optionKey, textPrefix } from '@sigorta/product-kit/message-key';
import { Link, useToday } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import { formatDisplayDate, isIsoDate } from '@sigorta/validators/iso-date';
import { useId, useState } from 'react';
import { useWholeProduct } from '../remote/journey-context.tsx';
import { useWords, type Words } from '../words/use-words.ts';
import type { PaperAnswer } from './answers-of-reading.ts';
import { countryName } from './country-name.ts';
import type { Difference, HeldAgainst, Standing } from './held-against.ts';
import { NameSpelling } from './NameSpelling.tsx';
import styles from './Paper.module.css';

interface PaperAnswersProps {
  reading: Reading;
  held: HeldAgainst;
  /** another person who was born on the paper's day, counted from 1 */
  other: number | null;
  isBeforeOffers: boolean;
  onFill: (values: FieldValues, count: number) => void;
  onAgain: () => void;
}

function wordsOf(field: Field, value: FieldValue, { find, language }: Words): string {
  /* as the form's own box writes it, the year too */
  if (field.kind === 'birthDate' && isIsoDate(String(value))) return formatDisplayDate(String(value));
  if (field.kind === 'lookup') return countryName(String(value), language);
  if (field.kind !== 'choice') return String(value);
  const option = field.options.find((one) => one.value === value);
  return option ? find(optionKey(field, option)) : String(value);
}

const turkiye = '792';

/** What was read, each answer to be taken or left; nothing goes into the form before it is asked to. */
export function PaperAnswers({ reading, held, other, isBeforeOffers, onFill, onAgain }: PaperAnswersProps) {
  const words = useWords();
  const { t } = words;
  const { rows, differences } = held;
  const open = rows.filter(({ standing }) => standing.is !== 'same');
  /* what was typed stays, and of a paper that may be somebody else's nothing is taken, unless it is ticked */
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        open
          .filter(({ standing }) => differences.length > 0 || standing.is === 'other')
          .map(({ answer }) => answer.field.name),
      ),
  );
  const [spellings, setSpellings] = useState<Record<string, string>>({});
  const taken = open.filter(({ answer }) => !left.has(answer.field.name));
  const take = (name: string, isTaken: boolean): void => {
    const next = new Set(left);
    if (isTaken) next.delete(name);
    else next.add(name);
    setLeft(next);
  };
  const fill = (): void => {
    const values: FieldValues = {};
    for (const { answer } of taken)
      Object.assign(values, answer.with, {
        [answer.field.name]: spellings[answer.field.name] ?? answer.value,
      });
    onFill(values, taken.length);
  };
  return (
    <div className={styles.source}>
      <p className={styles.note}>{t('paper.read.note')}</p>
      <PaperWarnings reading={reading} differences={differences} other={other} />
      <ul className={styles.answers}>
        {rows.map(({ answer, standing }) => (
          <li key={answer.field.name}>
            <Row
              answer={answer}
              standing={standing}
              isTaken={!left.has(answer.field.name)}
              onTake={(isTaken) => take(answer.field.name, isTaken)}
              spelling={spellings[answer.field.name]}
            />
            {standing.is !== 'same' &&
              answer.field.kind === 'personName' &&
              reading.nationality === turkiye && (
                <NameSpelling
                  written={answer.value}
                  label={words.find(textPrefix(answer.field))}
                  onSpell={(name) => setSpellings({ ...spellings, [answer.field.name]: name })}
                />
              )}
          </li>
        ))}
      </ul>
      {open.length === 0 && <p className={styles.note}>{t('paper.allSame')}</p>}
      {isBeforeOffers && <p className={styles.note}>{t('form.person.paperLater')}</p>}
      <div className={styles.buttons}>
        {open.length > 0 && (
          <Button variant="solid" disabled={taken.length === 0} onClick={fill}>
            {t('paper.fill', { count: taken.length })}
          </Button>
        )}
        <Button variant="text" size="m" onClick={onAgain}>
          {t('paper.again')}
        </Button>
      </div>
    </div>
  );
}

interface RowProps {
  answer: PaperAnswer;
  standing: Standing;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  spelling: string | undefined;
}

/** One answer of the paper; where the form has another one already, both. */
function Row({ answer: { field, value }, standing, isTaken, onTake, spelling }: RowProps) {
  const words = useWords();
  const id = useId();
  const shown = standing.is === 'same' ? standing.value : (spelling ?? value);
  const label = (
    <>
      <span className={styles.name}>{words.find(textPrefix(field))}</span>{' '}
      <bdi className={styles.value}>{wordsOf(field, shown, words)}</bdi>
    </>
  );
  if (standing.is === 'same')
    return (
      <p className={styles.same}>
        {label} <span className={styles.name}>{words.t('paper.same')}</span>
      </p>
    );
  return (
    <Checkbox
      id={id}
      checked={isTaken}
      onChange={(event) => onTake(event.target.checked)}
      hint={
        standing.is === 'other'
          ? words.t('paper.stands', { value: wordsOf(standing.field, standing.value, words) })
          : undefined
      }
      label={label}
    />
  );
}

interface PaperWarningsProps {
  reading: Reading;
  differences: readonly Difference[];
  other: number | null;
}

/** A paper that ran out, and one that is not of whom the price was asked for. */
function PaperWarnings({ reading, differences, other }: PaperWarningsProps) {
  const words = useWords();
  const { t, find, language } = words;
  const today = useToday();
  const { paths } = useWholeProduct();
  const told = differences.map(({ field, given, read }) =>
    t('paper.difference', {
      field: find(textPrefix(field)),
      given: wordsOf(field, given, words),
      read: wordsOf(field, read, words),
    }),
  );
  return (
    <>
      {today !== null && reading.expiryDate < today && (
        <Notice tone="warn">{t('paper.expired', { date: formatDate(reading.expiryDate, language) })}</Notice>
      )}
      {told.length > 0 && (
        <Notice
          tone="warn"
          title={t('paper.otherPrice')}
          actions={
            <Link to={paths.form} className={buttonClass({ variant: 'outline', size: 'm' })}>
              {t('particulars.askAgain')}
            </Link>
          }
        >
          <ul className={styles.differences}>
            {told.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          {other !== null && <p>{t('paper.otherPerson', { number: other })}</p>}
          <p>{t('paper.otherPrice.way')}</p>
        </Notice>
      )}
    </>
  );
}
