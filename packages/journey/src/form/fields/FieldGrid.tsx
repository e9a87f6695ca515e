import type { Field, FieldValues } from '@sigorta/product-kit/field';
import { textPrefix } from '@sigorta/product-kit/message-key';
import { isEmpty, visibleFields } from '@sigorta/product-kit/visible-fields';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useState } from 'react';
import { useJourney } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { knownName } from '../known-name.ts';
import { FieldAdvice } from './FieldAdvice.tsx';
import styles from './FieldGrid.module.css';
import { FormField } from './FormField.tsx';

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
  const { known } = useJourney();
  const shown = visibleFields(fields, values).filter(({ name }) => !known?.has(knownName(scope, name)));
  const noticeOf = ({ name }: Field): string | undefined => {
    const parent = emptied[name];
    if (!parent || !isEmpty(values[name])) return undefined;
    return t('form.lookup.emptied', { parent: find(textPrefix(parent)) });
  };
  const notices = shown.filter((field) => noticeOf(field) !== undefined);
  return (
    <div className={styles.grid}>
      {shown.map((field) => (
        <div key={field.name} className={isHalf(field) ? styles.half : styles.whole}>
          {/* half a row is narrow enough; a control fills it */}
          <FormField
            field={isHalf(field) ? { ...field, width: 'full' } : field}
            siblings={fields}
            scope={scope}
            values={values}
            notice={noticeOf(field)}
            onEmptied={(names) =>
              setEmptied({ ...emptied, ...Object.fromEntries(names.map((name) => [name, field])) })
            }
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
