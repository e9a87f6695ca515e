import type { Field, FieldValues } from '@sigorta/product-kit/field';
import { visibleFields } from '@sigorta/product-kit/visible-fields';
import styles from './FieldGrid.module.css';
import { FormField } from './FormField.tsx';

interface FieldGridProps {
  fields: readonly Field[];
  values: FieldValues;
  scope?: string;
}

/** The fields of one scope in their order, two abreast where there is room. */
export function FieldGrid({ fields, values, scope = '' }: FieldGridProps) {
  return (
    <div className={styles.grid}>
      {visibleFields(fields, values).map((field) => (
        <div key={field.name} className={isHalf(field) ? styles.half : styles.whole}>
          {/* half a row is narrow enough; a control fills it */}
          <FormField
            field={isHalf(field) ? { ...field, width: 'full' } : field}
            siblings={fields}
            scope={scope}
            values={values}
          />
        </div>
      ))}
    </div>
  );
}

/* a phone has two parts and needs the room */
const isHalf = ({ width, kind }: Field): boolean => (width === 's' || width === 'm') && kind !== 'phone';
