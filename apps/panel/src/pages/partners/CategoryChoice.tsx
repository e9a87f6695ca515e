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
import { usePartnersTexts } from './use-partners-texts.ts';

export type Category = AnswerOf<typeof partnerRead>['categories'][number];

interface CategoryChoiceProps extends FieldProps {
  value: PartnerSettings[keyof PartnerSettings];
  categories: readonly Category[];
  onChange: (value: string) => void;
  disabled: boolean;
}

/**
 * What is wrong with a list of categories: nothing in it holds a product, so the whole shop is offered; or a part of it
 * does nothing.
 */
export const categoriesProblem = (
  value: CategoryChoiceProps['value'],
  categories: readonly Category[],
): 'wrong.categories.all' | 'wrong.categories' => {
  const chosen = new Set(idsOf(value));
  return categories.some(({ id, products }) => chosen.has(id) && products.length > 0)
    ? 'wrong.categories'
    : 'wrong.categories.all';
};

/** Categories a partner shows, each with the products that carry its name; none chosen shows all. */
export function CategoryChoice({ value, categories, onChange, disabled, ...field }: CategoryChoiceProps) {
  const t = usePartnersTexts();
  const language = useLanguage();
  const chosen = new Set(idsOf(value));
  /* ids nobody has are shown too: what cannot be seen cannot be taken out */
  const unknown = [...chosen].filter((id) => !categories.some((category) => category.id === id));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange([...next].toSorted((a, b) => a - b).join(','));
  };
  return (
    <FieldGroup {...field}>
      <div className={styles.list}>
        {unknown.map((id) => (
          <Checkbox
            key={id}
            id={`category-${id}`}
            label={t('category.unknown', { id })}
            disabled={disabled}
            checked
            onChange={() => toggle(id)}
          />
        ))}
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
