import type { Field, FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { isEmpty, visibleFields } from '@sigorta/product-kit/visible-fields';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useJourney, useWholeProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { knownName } from '../known-name.ts';
import { noteMarked } from '../register/asked-cars.ts';
import { filledIn, isOfOther } from '../register/filled.ts';
import { FieldAdvice } from './FieldAdvice.tsx';
import styles from './FieldGrid.module.css';
import { FormField } from './FormField.tsx';
import { lookedAt } from './looks-at.ts';

interface FieldGridProps {
  fields: readonly Field[];
  values: FieldValues;
  scope?: string;
}

/** The fields of one scope in their order, two abreast where there is room. */
export function FieldGrid({ fields, values, scope = '' }: FieldGridProps) {
  const { t, find } = useWords();
  /* emptied field → the parent whose change emptied it */
  const [emptied, setEmptied] = useState<Record<string, Field>>({});
  const noteEmptied = useCallback(
    (names: readonly string[], parent: Field) =>
      setEmptied((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, parent])) })),
    [],
  );
  const { known } = useJourney();
  const shown = visibleFields(fields, values).filter(({ name }) => !known?.has(knownName(scope, name)));
  const whole = useWholeProduct();
  const { said } = filledIn(whole.id);
  const noticeOf = ({ name }: Field): string | undefined => {
    const parent = emptied[name];
    if (!parent || !isEmpty(values[name])) return undefined;
    return t('form.lookup.emptied', { parent: find(textPrefix(parent)) });
  };
  /* until the buyer gives another answer */
  const isFilled = ({ name }: Field): boolean =>
    scope === '' && said[name] !== undefined && said[name] === values[name];
  const isOther = scope === '' && isOfOther(whole, values);
  const markOf = (field: Field): string | undefined =>
    isFilled(field) ? t(isOther ? 'form.register.other' : 'form.register.mark') : undefined;
  useEffect(() => {
    const names = isOther ? shown.filter(isFilled).map(({ name }) => name) : [];
    if (names.length > 0) noteMarked(whole, values, names);
  });
  const notices = shown.filter((field) => noticeOf(field) !== undefined);
  return (
    <div className={styles.grid}>
      {shown.map((field) => (
        <div key={field.name} className={isHalf(field) ? styles.half : styles.whole}>
          <FormField
            field={inItsPlace(field)}
            siblings={fields}
            scope={scope}
            values={lookedAt(field, values, fields)}
            notice={noticeOf(field) ?? markOf(field)}
            onEmptied={noteEmptied}
          />
          <FieldAdvice field={field.name} values={values} scope={scope} />
        </div>
      ))}
      <VisuallyHidden>
        <span role="status">
          {notices.map((field) => `${find(textPrefix(field))}: ${noticeOf(field)}`).join(' ')}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/* a phone has two parts and needs the room */
const isHalf = ({ width, kind }: Field): boolean => (width === 's' || width === 'm') && kind !== 'phone';

const filling = new WeakMap<Field, Field>();

/** Half a row is narrow enough; a control fills it. The same field every time, or it would be drawn anew for nothing. */
function inItsPlace(field: Field): Field {
  if (!isHalf(field)) return field;
  const filled = filling.get(field) ?? { ...field, width: 'full' };
  filling.set(field, filled);
  return filled;
}
