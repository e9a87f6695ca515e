import { useTexts } from '@sigorta/runtime/runtime';
import { useId } from 'react';
import type { FilterField } from './filter-names.ts';
import styles from './ListFilter.module.css';
import type { Option } from './panel-list.ts';
import type { ListControl } from './use-list-state.ts';

interface ListFilterProps {
  list: ListControl;
  /** of the request */
  field: FilterField;
  label: string;
  options: readonly Option[];
  /** the options are on their way */
  isLoading?: boolean | undefined;
}

/** One choice that narrows a list; the first one takes it back. */
export function ListFilter({ list, field, label, options, isLoading }: ListFilterProps) {
  const t = useTexts('panel');
  const id = useId();
  const chosen = list.filters[field] ?? '';
  /* of an address that was kept or sent: it narrows the list as much as one that is offered */
  const isOffered = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => list.setFilter(field, event.currentTarget.value)}>
        <option value="">{t('list.all')}</option>
        {!isOffered && <option value={chosen}>{isLoading ? '…' : t('list.gone')}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
