import type { AnswerOf } from '@sigorta/contracts/operation';
import type { Translate } from '@sigorta/i18n/texts/text-key';
import { DayFilter } from './DayFilter.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';
import type { FilterField } from './filter-names.ts';
import { ListFilter } from './ListFilter.tsx';
import type { FilterOf, ListOperation } from './list-operation.ts';
import type { ListFilter as Declared, Option, PanelList } from './panel-list.ts';
import { optionsOf, useChoices } from './use-choices.ts';
import type { ListControl } from './use-list-state.ts';

type Choices = ReturnType<typeof useChoices>;

interface ListFiltersProps<O extends ListOperation, Key extends string> {
  of: PanelList<O, Key>;
  list: ListControl;
  answer: AnswerOf<O> | null;
  t: Translate<Key>;
}

/** Every filter a list declares, in the order of the declaration, the days last. */
export function ListFilters<O extends ListOperation, Key extends string>(props: ListFiltersProps<O, Key>) {
  const { of, list, answer, t } = props;
  const declared = declaredFilters(of);
  const choices = useChoices(declared.some(([, filter]) => 'choices' in filter));
  const filters = (
    <>
      {declared.map(([field, filter]) => (
        <Filter key={field} {...{ list, field, filter, answer, choices, t }} />
      ))}
      {of.days && <DayFilter list={list} />}
    </>
  );
  return of.views ? <FoldedFilters list={list}>{filters}</FoldedFilters> : filters;
}

/** Fields of the request that a list may be narrowed by. */
export const filterFields = <O extends ListOperation, Key extends string>(
  of: PanelList<O, Key>,
): readonly FilterField[] => [
  ...declaredFilters(of).map(([field]) => field),
  ...(of.days ? (['from', 'to'] as const) : []),
];

const declaredFilters = <O extends ListOperation, Key extends string>({ filters = {} }: PanelList<O, Key>) =>
  /* the keys of a declaration are fields with a name; its type says so, `Object.entries` forgets it */
  Object.entries(filters) as [FilterField, Declared<O, Key, FilterOf<O>>][];

interface FilterProps<O extends ListOperation, Key extends string> {
  list: ListControl;
  field: FilterField;
  filter: Declared<O, Key, FilterOf<O>>;
  answer: AnswerOf<O> | null;
  choices: Choices;
  t: Translate<Key>;
}

function Filter<O extends ListOperation, Key extends string>(props: FilterProps<O, Key>) {
  const { list, field, filter, answer, choices, t } = props;
  const useOptions = 'useOptions' in filter ? filter.useOptions : () => knownOptions(filter, choices, t);
  const options = useOptions(answer, t);
  const isAlone = 'choices' in filter && filter.choices === 'partners' && options.length < 2;
  if (isAlone && !list.filters[field]) return null;
  const isLoading = 'choices' in filter ? !choices.isThere : 'useOptions' in filter && answer === null;
  return <ListFilter {...{ list, field, options, isLoading }} label={t(filter.label)} />;
}

function knownOptions<O extends ListOperation, Key extends string>(
  filter: Exclude<Declared<O, Key, FilterOf<O>>, { useOptions: unknown }>,
  choices: Choices,
  t: Translate<Key>,
): Option[] {
  if ('values' in filter) {
    return filter.values.map((value) => ({ value: String(value), label: filter.say(value, t) }));
  }
  const { first = [] } = filter;
  return [
    ...first.map(({ value, label }) => ({ value, label: t(label) })),
    ...optionsOf(choices[filter.choices]),
  ];
}
