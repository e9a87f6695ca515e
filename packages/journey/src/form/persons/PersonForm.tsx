import type { FieldValues } from '@sigorta/product-kit/field';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { FieldGrid } from '../fields/FieldGrid.tsx';
import styles from './PersonForm.module.css';
import { nameOf } from './person-words.ts';

interface PersonFormProps {
  index: number;
  person: FieldValues;
  /** absent while the person may not be taken out */
  onRemove?: (() => void) | undefined;
}

export function PersonForm({ index, person, onRemove }: PersonFormProps) {
  const { t } = useWords();
  const { insured } = useProduct();
  const title = t('form.person', { number: index + 1 });
  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>{title}</legend>
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
      <FieldGrid fields={insured.fields} values={person} scope={`insured.${index}.`} />
    </fieldset>
  );
}
