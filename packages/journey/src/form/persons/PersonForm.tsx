import type { FieldValues } from '@sigorta/product-kit/field';
import { useToday } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useJourney } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import { knownName } from '../known-name.ts';
import { PaperReading } from './PaperReading.tsx';
import styles from './PersonForm.module.css';
import { ageOf, nameOf } from './person-words.ts';

interface PersonFormProps {
  index: number;
  person: FieldValues;
  /** absent while the person may not be taken out */
  onRemove?: (() => void) | undefined;
}

export function PersonForm({ index, person, onRemove }: PersonFormProps) {
  const { t } = useWords();
  const { product, known } = useJourney();
  const { insured } = product;
  const today = useToday();
  const title = t('form.person', { number: index + 1 });
  /* who of them it is, where the price has asked for the ages already */
  const age = known?.has(knownName('insured.', 'birthDate')) ? ageOf(person, today) : null;
  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>
        {title}
        {age !== null && (
          <span className={styles.age}>
            {' · '}
            <bdi>{t('age', { count: age })}</bdi>
          </span>
        )}
      </legend>
      {onRemove && (
        <Button
          variant="text"
          size="m"
          icon="trash"
          className={styles.remove}
          aria-label={t('form.person.removeNamed', { name: nameOf(person) || title })}
          onClick={onRemove}
        >
          {t('form.person.remove')}
        </Button>
      )}
      <PaperReading index={index} person={person} />
      <FieldGrid fields={insured.fields} values={person} scope={`insured.${index}.`} />
    </fieldset>
  );
}
