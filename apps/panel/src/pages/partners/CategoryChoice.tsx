import type { AnswerOf } from '@sigorta/contracts/operation';
import type { partnerRead } from '@sigorta/contracts/panel/partners';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import { formatList } from '@sigorta/i18n/list';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Checkbox } from '@sigorta/ui-kit/field/Checkbox.tsx';
import { FieldGroup } from '@sigorta/ui-kit/field/Field.tsx';
import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import styles from './CategoryChoice.module.css';
import { idsOf } from './setting-value.ts';

export type Category = AnswerOf<typeof partnerRead>['categories'][number];

interface CategoryChoiceProps extends FieldProps {
  value: PartnerSettings[keyof PartnerSettings];
  categories: readonly Category[];
  onChange: (value: string) => void;
  disabled: boolean;
}

/** Categories a partner shows, each with the products that carry its name; none chosen shows all. */
export function CategoryChoice({ value, categories, onChange, disabled, ...field }: CategoryChoiceProps) {
  const language = useLanguage();
  const chosen = new Set(idsOf(value));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange([...next].toSorted((a, b) => a - b).join(','));
  };
  return (
    <FieldGroup {...field}>
      <div className={styles.list}>
        {categories.map(({ id, name, products }) => (
          <Checkbox
            key={id}
            id={`category-${id}`}
            label={
              <>
                <bdi>{name}</bdi>{' '}
                <small>
                  {formatList(
                    products.filter((product) => product !== name),
                    language,
                  )}
                </small>
              </>
            }
            disabled={disabled}
            checked={chosen.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
