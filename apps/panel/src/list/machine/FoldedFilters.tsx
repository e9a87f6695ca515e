import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { type ReactNode, useState } from 'react';
import styles from './FoldedFilters.module.css';
import type { ListControl } from './use-list-state.ts';

interface FoldedFiltersProps {
  list: ListControl;
  children: ReactNode;
}

/** A long set of filters: on phones behind a button that tells how many are set; all of them can be taken back at once. */
export function FoldedFilters({ list, children }: FoldedFiltersProps) {
  const t = useTexts('panel');
  const [open, setOpen] = useState(false);
  const chosen = Object.keys(list.filters).length;
  return (
    <>
      <Button
        variant="outline"
        size="s"
        icon="filter"
        className={styles.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('list.filters')}
        {chosen > 0 && ` (${chosen})`}
      </Button>
      <div className={cx(styles.set, open && styles.open)}>
        {children}
        {chosen > 0 && (
          <Button variant="text" size="s" onClick={list.clear}>
            {t('list.clear')}
          </Button>
        )}
      </div>
    </>
  );
}
