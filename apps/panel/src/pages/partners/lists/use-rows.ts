import { useEffect, useRef, useState } from 'react';
import { type Entry, entriesOf, textOfEntries } from './entries.ts';
import type { ListShape } from './list-shapes.ts';

interface Row {
  /** of React and of the ids; not stored */
  key: number;
  entry: Entry;
  /** added just now: what it lacks is not held against it until it was left */
  isFresh: boolean;
}

interface Rows {
  rows: readonly Row[];
  /** the row whose fields are shown */
  open: number | null;
  setOpen: (key: number | null) => void;
  change: (key: number, entry: Entry) => void;
  /** it has been left: from now on it says what it lacks */
  leave: (key: number) => void;
  leaveAll: () => void;
  /** @returns its key */
  add: () => number;
  remove: (key: number) => void;
  move: (key: number, by: -1 | 1) => void;
  /** what is to have the focus once the changes made beside it are drawn */
  focusNext: (id: string) => void;
}

/**
 * The entries of a stored list while they are edited. The list is read once; whoever undoes draws it anew.
 * `onChange` gets the text to store, and the very text of before when nothing differs from it.
 */
export function useRows(stored: string, shape: ListShape, onChange: (text: string | null) => void): Rows {
  const [first] = useState(() => {
    const entries = entriesOf(stored, shape) ?? [];
    return { stored, entries, text: textOfEntries(entries, shape) };
  });
  const [rows, setRows] = useState<readonly Row[]>(() =>
    first.entries.map((entry, key) => ({ key, entry, isFresh: false })),
  );
  const [open, setOpen] = useState<number | null>(null);
  const next = useRef(rows.length);
  /* kept as a state, so that it is looked for in the very drawing that brings it: an effect of an earlier one may come between */
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  const set = (changed: readonly Row[]) => {
    setRows(changed);
    const text = textOfEntries(
      changed.map(({ entry }) => entry),
      shape,
    );
    onChange(text === first.text && text !== null ? first.stored : text);
  };
  const replaced = (key: number, part: Partial<Row>) =>
    rows.map((row) => (row.key === key ? { ...row, ...part } : row));
  return {
    rows,
    open,
    setOpen,
    change: (key, entry) => set(replaced(key, { entry })),
    leave: (key) => setRows(replaced(key, { isFresh: false })),
    leaveAll: () => setRows(rows.map((row) => ({ ...row, isFresh: false }))),
    add: () => {
      const key = next.current;
      next.current += 1;
      setRows([...rows, { key, entry: {}, isFresh: true }]);
      setOpen(key);
      return key;
    },
    remove: (key) => set(rows.filter((row) => row.key !== key)),
    move: (key, by) => {
      const at = rows.findIndex((row) => row.key === key);
      const [one, other] = [rows[at], rows[at + by]];
      if (one && other) set(rows.with(at, other).with(at + by, one));
    },
    focusNext: (id) => setWanted({ id }),
  };
}
