import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { useCancellationTexts } from './use-cancellation-texts.ts';
import type { NamedProduct } from './use-named-products.ts';

const all = 'all';

interface ProductSelectProps {
  products: readonly NamedProduct[];
  /** id of one of them; empty for all */
  value: string;
  onChange: (id: string) => void;
}

/** The insurances to choose from, by name. */
export function ProductSelect({ products, value, onChange }: ProductSelectProps) {
  const t = useCancellationTexts();
  return (
    <Select
      id="cancel-product"
      label={t('product.label')}
      width="l"
      value={value === '' ? all : value}
      onChange={({ target }) => onChange(target.value === all ? '' : target.value)}
      options={[
        { value: all, label: t('product.all') },
        ...products.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
