import type { AnswerOf } from '@sigorta/contracts/operation';
import type { listChoices } from '@sigorta/contracts/panel/list-choices';
import type { Permission } from '@sigorta/contracts/panel/permissions';
import type { ListName } from '@sigorta/contracts/panel/saved-views';
import type { Translate } from '@sigorta/i18n/texts/text-key';
import type { ComponentType, ReactNode } from 'react';
import type { Column } from './DataTable.tsx';
import type { FilterOf, FilterValue, ListOperation, RowOf, SortOf } from './list-operation.ts';

export interface Option {
  value: string;
  label: string;
}

/** A filter's options: values of the contract with their words, what the gateway says there is, or a list's own. */
export type ListFilter<O extends ListOperation, Key extends string, Field extends FilterOf<O>> = {
  label: Key;
} & (
  | {
      values: readonly FilterValue<O, Field>[];
      say: (value: FilterValue<O, Field>, t: Translate<Key>) => string;
    }
  /** with `first`, options before them; a single partner is no choice, and the filter is left out */
  | { choices: keyof AnswerOf<typeof listChoices>; first?: readonly { value: string; label: Key }[] }
  | { useOptions: (answer: AnswerOf<O> | null, t: Translate<Key>) => readonly Option[] }
);

type Filters<O extends ListOperation, Key extends string> = {
  [Field in Exclude<FilterOf<O>, 'from' | 'to'>]?: ListFilter<O, Key, Field>;
};

interface ListColumn<O extends ListOperation, Key extends string>
  extends Omit<Column<RowOf<O>>, 'key' | 'label' | 'cell' | 'sort'> {
  /** of the row: what the column is about */
  field: keyof RowOf<O> & string;
  label: Key;
  cell: (row: RowOf<O>, t: Translate<Key>) => ReactNode;
  sort?: SortOf<O>;
}

/** What a dialog of an action is given. */
export interface Opened<O extends ListOperation, Key extends string> {
  row: RowOf<O>;
  answer: AnswerOf<O>;
  t: Translate<Key>;
  close: () => void;
  /** asks for the list once more; the dialog stays */
  refresh: () => void;
  /** closes, asks once more, and says above the list what was done */
  done: (told?: ReactNode) => void;
}

/** A button at the end of a row that opens a dialog. */
export interface RowAction<O extends ListOperation, Key extends string> {
  label: (row: RowOf<O>) => Key;
  /** with the row in it, for who hears the buttons one by one; the label when the row says it */
  name?: (row: RowOf<O>, t: Translate<Key>) => string;
  variant?: 'outline' | 'text';
  /** who else sees no button; the gateway is the guard */
  permission?: Permission;
  /** rows that have it; every row without */
  when?: (row: RowOf<O>) => boolean;
  dialog: (opened: Opened<O, Key>) => ReactNode;
}

/** What stands at the end of the page's title: a button that adds a row, mostly. */
export type HeadAction<O extends ListOperation> = ComponentType<{
  answer: AnswerOf<O> | null;
  refresh: () => void;
  done: (told: ReactNode) => void;
}>;

/** Everything that makes a list of the panel. It is drawn by `ListPage`. */
export interface PanelList<O extends ListOperation, Key extends string> {
  operation: O;
  /** hook of the page's texts */
  texts: () => Translate<Key>;
  /** `search` says what the search field finds */
  words: { title: Key; text: Key; search: Key };
  filters?: Filters<O, Key>;
  /** first and last day; of requests with `from` and `to` */
  days?: 'from' extends FilterOf<O> ? true : never;
  columns: readonly ListColumn<O, Key>[];
  keyOf: (row: RowOf<O>) => string;
  /** address of a row's own page */
  detail?: (row: RowOf<O>) => string;
  actions?: {
    label: Key;
    place?: Column<RowOf<O>>['place'];
    end?: boolean;
    of: readonly RowAction<O, Key>[];
  };
  head?: { permission: Permission; Button: HeadAction<O> };
  /** the list as a file, under this name; beside the saved views, without them at the page's title */
  export?: ListName;
  /** filters kept under names */
  views?: ListName;
  /** between the title and the list */
  above?: ComponentType;
}

/** Checks a declaration against its operation and its texts; gives it back. */
export const definePanelList = <O extends ListOperation, Key extends string>(
  list: { operation: O; texts: () => Translate<Key> } & PanelList<NoInfer<O>, NoInfer<Key>>,
): PanelList<O, Key> => list;
