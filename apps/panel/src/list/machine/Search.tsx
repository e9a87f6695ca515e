import { useTexts } from '@sigorta/runtime/runtime';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { VisuallyHidden } from '@sigorta/ui-kit/layout/VisuallyHidden.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './Search.module.css';
import type { ListControl } from './use-list-state.ts';

interface SearchProps {
  list: ListControl;
  /** what it finds */
  hint: string;
}

/** Searches when Enter is pressed or the field is left. */
export function Search({ list, hint }: SearchProps) {
  const t = useTexts('panel');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(list.search);
  /* most hints are longer than the field, and typing takes them away. What once stood below stays: the field is left by a press
     on something that must not move meanwhile */
  const [isTold, setTold] = useState(false);
  /* a field drawn anew would lose the focus of whoever types on: only what comes from elsewhere, a view or a step back, is written in */
  useEffect(() => {
    if (field.current && list.search !== sent.current) field.current.value = list.search;
    sent.current = list.search;
  }, [list.search]);
  const search = (value: string) => {
    const words = value.trim();
    if (words === list.search) return;
    sent.current = words;
    list.change({ search: words });
  };
  return (
    <search className={styles.search}>
      <label htmlFor={id}>
        <VisuallyHidden>{t('list.search')}</VisuallyHidden>
      </label>
      <div className={styles.field}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          id={id}
          type="search"
          placeholder={hint}
          title={isTold ? undefined : hint}
          aria-describedby={isTold ? `${id}-finds` : undefined}
          defaultValue={list.search}
          maxLength={100}
          autoComplete="off"
          onFocus={() => setTold(true)}
          onBlur={(event) => search(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search(event.currentTarget.value);
          }}
        />
      </div>
      {isTold && (
        <p id={`${id}-finds`} className={styles.finds}>
          {hint}
        </p>
      )}
    </search>
  );
}
