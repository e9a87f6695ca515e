import { useTexts } from '@sigorta/runtime/runtime';
import { useId } from 'react';
import styles from './ListFilter.module.css';
import type { ListControl } from './use-list-state.ts';

interface ListFilterProps {
  list: ListControl;
  /** its name in the address */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One choice that narrows a list; the first one takes it back. */
export function ListFilter({ list, name, label, options }: ListFilterProps) {
  const t = useTexts('panel');
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={list.filters[name] ?? ''}
        onChange={(event) => list.setFilter(name, event.currentTarget.value)}
      >
        <option value="">{t('list.all')}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
