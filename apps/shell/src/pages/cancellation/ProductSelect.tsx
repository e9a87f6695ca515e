import { useCatalogue } from '@sigorta/runtime/runtime';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { useCancellationTexts } from './use-cancellation-texts.ts';

const all = 'all';

interface ProductSelectProps {
  /** id of a product; empty for all */
  value: string;
  onChange: (id: string) => void;
}

/** Everything that can be bought here, by name. */
export function ProductSelect({ value, onChange }: ProductSelectProps) {
  const t = useCancellationTexts();
  const sold = useCatalogue().filter(({ paths }) => paths.payment !== undefined);
  const isKnown = sold.some(({ id }) => id === value);
  return (
    <Select
      id="cancel-product"
      label={t('product.label')}
      width="l"
      value={isKnown ? value : all}
      onChange={({ target }) => onChange(target.value === all ? '' : target.value)}
      options={[
        { value: all, label: t('product.all') },
        ...sold.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
