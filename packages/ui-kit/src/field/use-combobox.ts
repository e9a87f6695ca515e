import { fold } from '@sigorta/i18n/fold';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { usePopup } from '../dialog/use-popup.ts';
import { matchOptions, type SearchOption } from './list-match.ts';
import { usePreparedSearch } from './use-prepared-search.ts';

interface Settings<O extends SearchOption> {
  options: readonly O[];
  value: string;
  onChange: (value: string) => void;
  /** what the closed input shows for the chosen one */
  shown: (option: O) => string;
  /** an emptied input means nothing is chosen */
  clearable: boolean;
}

/**
 * State and keys of an editable combobox with a list (ARIA APG "Combobox, list autocomplete with manual selection"):
 * focus stays in the input, `aria-activedescendant` points into the list.
 */
export function useCombobox<O extends SearchOption>({
  options,
  value,
  onChange,
  shown,
  clearable,
}: Settings<O>) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** null: nothing typed since the list opened, the chosen one is shown */
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === value);
  const matches = useMemo(() => (open ? matchOptions(options, query ?? '') : []), [open, options, query]);

  const reveal = (index: number): void => {
    setActive(index);
    requestAnimationFrame(() => {
      list.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
    });
  };
  const show = (): void => {
    if (open) return;
    setOpen(true);
    reveal(options.findIndex((option) => option.value === value));
  };
  const close = (): void => {
    if (clearable && query === '' && value !== '') onChange('');
    // A name written out in full is as good as picked.
    const written = query === null ? undefined : matches.find((option) => fold(option.label) === fold(query));
    if (written && !written.disabled && written.value !== value) onChange(written.value);
    setOpen(false);
    setQuery(null);
    setActive(-1);
  };
  const pick = (option: O | undefined): void => {
    if (!option || option.disabled) return;
    if (option.value !== value) onChange(option.value);
    setOpen(false);
    setQuery(null);
    setActive(-1);
  };
  const search = (text: string): void => {
    setOpen(true);
    setQuery(text);
    setActive(text.trim() ? 0 : -1);
  };

  const move: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => (open ? reveal(Math.min(active + 1, matches.length - 1)) : show()),
    ArrowUp: () => (open ? reveal(Math.max(active - 1, 0)) : show()),
    PageDown: () => open && reveal(Math.min(active + 8, matches.length - 1)),
    PageUp: () => open && reveal(Math.max(active - 8, 0)),
    Enter: () => pick(matches[active]),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' && open && query !== null && active >= 0) pick(matches[active]);
    if (event.key === 'Enter' && !open) return;
    const act = move[event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  };

  usePopup(open, close, root);
  usePreparedSearch(open, options);

  const optionId = (index: number): string => `${listId}-${index}`;
  return {
    root,
    list,
    listId,
    optionId,
    open,
    active,
    matches,
    show,
    close,
    pick,
    inputText: query ?? (chosen ? shown(chosen) : ''),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active >= 0 && active < matches.length ? optionId(active) : undefined,
      autoComplete: 'off',
      autoCorrect: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      onKeyDown,
      onClick: show,
      onChange: (event: { target: { value: string } }) => search(event.target.value),
    },
  } as const;
}
