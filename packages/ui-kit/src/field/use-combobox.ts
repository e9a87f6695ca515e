import { fold } from '@sigorta/i18n/fold';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { usePopup } from '../dialog/use-popup.ts';
import { matchOptions, type SearchOption, writtenOption } from './list-match.ts';
import { usePreparedSearch } from './use-prepared-search.ts';

/** A text that names none of the options and stays in the input until it does. */
export interface Unsettled {
  text: string;
  onChange: (text: string) => void;
}

interface Settings<O extends SearchOption> {
  options: readonly O[];
  value: string;
  onChange: (value: string) => void;
  /** what the closed input shows for the chosen one */
  shown: (option: O) => string;
  /** an emptied input means nothing is chosen */
  clearable: boolean;
  /** where leaving must not choose what merely stands first, and what was typed stays */
  unsettled?: Unsettled | undefined;
}

/** The list of all countries is drawn whole; of one of a thousand, what somebody looks at, so that a key is answered within a frame. */
const wholeList = 300;
const drawnAtOnce = 60;

/** The open list: what is typed, where keys have moved to, and how many options are drawn so far. @param length of the whole list */
function useOpenList(length: number) {
  const atOnce = length > wholeList ? drawnAtOnce : wholeList;
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** null: nothing typed since the list opened, the chosen one is shown */
  const [query, setQuery] = useState<string | null>(null);
  /** null: no key has moved in the list yet */
  const [moved, setMoved] = useState<number | null>(null);
  const [drawn, setDrawn] = useState(0);
  const set = (isOpen: boolean, text: string | null): void => {
    setOpen(isOpen);
    setQuery(text);
    setMoved(null);
    setDrawn(atOnce);
  };
  const reveal = (index: number): void => {
    setMoved(index);
    setDrawn((count) => Math.max(count, index + atOnce));
    requestAnimationFrame(() => {
      list.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
    });
  };
  return {
    list,
    open,
    query,
    moved,
    drawn,
    drawMore: (all: number) => setDrawn((count) => (count < all ? count + atOnce : count)),
    reveal,
    /** opens it with a text, or at the place of what is chosen */
    begin: (text: string | null, place: number) => {
      set(true, text);
      if (text === null) reveal(place);
    },
    search: (text: string) => set(true, text),
    shut: () => set(false, null),
  };
}

/** Of what merely holds a text somewhere, as all districts of a province do, none is marked beforehand where leaving chooses nothing. */
const isMeant = (matches: readonly SearchOption[], typed: string): boolean =>
  matches.length === 1 || (matches[0] !== undefined && fold(matches[0].label).startsWith(fold(typed)));

/** A name written out in full is as good as picked, and where nothing else fits and may stay, so is its beginning. */
function leftWith<O extends SearchOption>(
  matches: readonly O[],
  query: string,
  isSingle: boolean,
): O | undefined {
  const only = isSingle && query.trim() !== '' && matches.length === 1 ? matches[0] : undefined;
  const written = writtenOption(matches, query) ?? only;
  return written?.disabled ? undefined : written;
}

interface Moves {
  open: boolean;
  active: number;
  last: number;
  show: () => void;
  reveal: (index: number) => void;
  pickActive: () => void;
}

/** What the keys of the open list do, by their names. */
const movesOf = ({ open, active, last, show, reveal, pickActive }: Moves): Record<string, () => void> => ({
  ArrowDown: () => (open ? reveal(Math.min(active + 1, last)) : show()),
  ArrowUp: () => (open ? reveal(Math.max(active - 1, 0)) : show()),
  PageDown: () => open && reveal(Math.min(active + 8, last)),
  PageUp: () => open && reveal(Math.max(active - 8, 0)),
  Enter: pickActive,
});

const fixedProps = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

/**
 * State and keys of an editable combobox with a list (ARIA APG "Combobox, list autocomplete with manual selection"):
 * focus stays in the input, `aria-activedescendant` points into the list.
 */
export function useCombobox<O extends SearchOption>(settings: Settings<O>) {
  const { options, value, onChange, shown, clearable, unsettled } = settings;
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const chosen = options.find((option) => option.value === value);
  const { list, open, query, moved, drawn, drawMore, reveal, begin, search, shut } = useOpenList(
    options.length,
  );
  const matches = useMemo(() => (open ? matchOptions(options, query ?? '') : []), [open, options, query]);
  const typed = query?.trim() ?? '';
  const first = typed !== '' && (unsettled === undefined || isMeant(matches, typed)) ? 0 : -1;
  const active = moved ?? first;

  const show = (): void => {
    if (open) return;
    const place = options.findIndex((option) => option.value === value);
    begin(chosen ? null : unsettled?.text || null, place);
  };
  const pick = (option: O | undefined): void => {
    if (!option || option.disabled) return;
    /* that no text is left unsettled may have taken the chosen one with it */
    unsettled?.onChange('');
    if (unsettled || option.value !== value) onChange(option.value);
    shut();
  };
  const close = (): void => {
    if (clearable && query === '' && value !== '') onChange('');
    const left = query === null ? undefined : leftWith(matches, query, unsettled !== undefined);
    if (left) pick(left);
    else if (query !== null && (value === '' || query === '')) unsettled?.onChange(typed);
    shut();
  };
  /** A browser fills a form in from elsewhere: nobody looks at a list, and the text is whole. */
  const fillIn = (text: string): void => {
    const written = leftWith(options, text, false);
    if (written) pick(written);
    else if (unsettled) unsettled.onChange(text.trim());
    else search(text);
  };
  const moves = movesOf({
    open,
    active,
    last: matches.length - 1,
    show,
    reveal,
    pickActive: () => pick(matches[active]),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const isSure = unsettled === undefined || moved !== null;
    if (event.key === 'Tab' && open && query !== null && active >= 0 && isSure) pick(matches[active]);
    if (event.key === 'Enter' && !open) return;
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  usePopup(open, close, root);
  usePreparedSearch(options);

  const optionId = (index: number): string => `${listId}-${index}`;
  return {
    root,
    list,
    listId,
    optionId,
    open,
    active,
    matches,
    drawn,
    drawMore: () => drawMore(matches.length),
    pick,
    inputText: query ?? (chosen ? shown(chosen) : (unsettled?.text ?? '')),
    inputProps: {
      ...fixedProps,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active >= 0 && active < matches.length ? optionId(active) : undefined,
      onKeyDown,
      onFocus: (event: { target: HTMLInputElement }) => event.target.select(),
      onClick: show,
      onChange: ({ target }: { target: HTMLInputElement }) =>
        (target.ownerDocument.activeElement === target ? search : fillIn)(target.value),
    },
  } as const;
}
