import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { type ReactNode, useMemo, useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { useRenewed } from '../../app/use-renewed.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import type { Column } from './DataTable.tsx';
import { ExportButton } from './ExportButton.tsx';
import { filterFields, ListFilters } from './ListFilters.tsx';
import styles from './ListPage.module.css';
import { type ListReading, ListSheet } from './ListSheet.tsx';
import type { ListOperation, RowOf } from './list-operation.ts';
import type { Opened, PanelList, RowAction } from './panel-list.ts';
import { RowActions } from './RowActions.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useListState } from './use-list-state.ts';

/** A dialog keeps the answer it was opened from: a later one may fail behind it. */
type Open<O extends ListOperation, Key extends string> = Pick<Opened<O, Key>, 'row' | 'answer'> & {
  action: RowAction<O, Key>;
};

/** Draws a declared list: its title, its tools and filters, its rows with what can be done about each, and its pages. */
export function ListPage<O extends ListOperation, Key extends string>({ of }: { of: PanelList<O, Key> }) {
  const t = of.texts();
  const may = useMay();
  const { list, request } = useListState(
    of.operation,
    useMemo(() => filterFields(of), [of]),
  );
  const reading = useQuery(of.operation, request);
  useRenewed(of.operation, request, reading);
  const [opened, setOpened] = useState<Open<O, Key> | null>(null);
  const [told, setTold] = useState<ReactNode>(null);
  const { answer, retry } = reading;
  const done = (words: ReactNode = null): void => {
    setOpened(null);
    setTold(words);
    retry();
  };
  const actions = of.actions?.of.filter(({ permission }) => !permission || may(permission)) ?? [];
  const exported = of.export && <ExportButton name={of.export} request={request} />;
  const { head, above: Above, views } = of;
  return (
    <>
      <PageHead
        title={t(of.words.title)}
        text={t(of.words.text)}
        actions={
          (head && may(head.permission) && <head.Button answer={answer} refresh={retry} done={done} />) ||
          (!views && exported)
        }
      />
      {told && (
        <Notice tone="ok" role="status" className={styles.told}>
          {told}
        </Notice>
      )}
      {Above && <Above />}
      <ListSheet
        caption={t(of.words.title)}
        list={list}
        reading={reading as ListReading<RowOf<O>>}
        columns={[
          ...of.columns.map(
            ({ field, label, cell, ...column }): Column<RowOf<O>> => ({
              ...column,
              key: field,
              label: t(label),
              cell: (row) => cell(row, t),
            }),
          ),
          ...actionColumn(of, actions, t, (action, row) => answer && setOpened({ action, row, answer })),
        ]}
        keyOf={of.keyOf}
        hrefOf={of.detail}
        searchHint={t(of.words.search)}
        filters={(of.filters || of.days) && <ListFilters of={of} list={list} answer={answer} t={t} />}
        actions={
          views && (
            <>
              <SavedViews name={views} />
              {exported}
            </>
          )
        }
      />
      {opened?.action.dialog({ ...opened, t, close: () => setOpened(null), refresh: retry, done })}
    </>
  );
}

/** No column when the person may do nothing of it. */
function actionColumn<O extends ListOperation, Key extends string>(
  of: PanelList<O, Key>,
  actions: readonly RowAction<O, Key>[],
  t: ReturnType<PanelList<O, Key>['texts']>,
  onPress: (action: RowAction<O, Key>, row: RowOf<O>) => void,
): Column<RowOf<O>>[] {
  if (!of.actions || actions.length === 0) return [];
  const { label, place, end } = of.actions;
  const cell = (row: RowOf<O>) => (
    <RowActions row={row} actions={actions} t={t} onPress={(action) => onPress(action, row)} />
  );
  return [{ key: 'actions', label: t(label), place, end, cell }];
}
