import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { type ReactNode, useId } from 'react';
import type { Answered } from '../../app/use-answer.ts';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { ListPages } from './ListPages.tsx';
import styles from './ListSheet.module.css';
import type { ListControl } from './use-list-state.ts';

interface ListSheetProps<Row> {
  caption: string;
  list: ListControl;
  state: Answered<{ rows: Row[]; total: number; more: boolean }>;
  again: () => void;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  hrefOf?: (row: Row) => string;
  /** what the search field finds; without it there is no search */
  searchHint?: string | undefined;
  /** `ListFilter`s */
  filters?: ReactNode | undefined;
  /** buttons beside the search: saved views, export */
  actions?: ReactNode | undefined;
}

/** A whole list: search, filters, rows, pages, and what to say while there are none. */
export function ListSheet<Row>(props: ListSheetProps<Row>) {
  const { caption, list, state, again, columns, keyOf, hrefOf, searchHint, filters, actions } = props;
  const rows = state.answer?.rows;
  return (
    <section className={styles.sheet} aria-label={caption}>
      {(searchHint || filters || actions) && (
        <div className={styles.bar}>
          {searchHint && <Search key={list.search} list={list} hint={searchHint} />}
          {actions && <div className={styles.actions}>{actions}</div>}
          {filters && <div className={cx(styles.filters, actions ? styles.own : null)}>{filters}</div>}
        </div>
      )}
      {state.at === 'failed' && <Failure code={state.code} again={again} />}
      {state.at === 'loading' && !rows && <Loading />}
      {rows && rows.length === 0 && <Nothing list={list} />}
      {rows && rows.length > 0 && (
        <>
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            hrefOf={hrefOf}
            list={list}
            busy={state.at === 'loading'}
          />
          <ListPages list={list} total={state.answer?.total ?? 0} more={state.answer?.more ?? false} />
        </>
      )}
    </section>
  );
}

function Nothing({ list }: { list: ListControl }) {
  const t = useTexts('panel');
  const isNarrowed = list.search !== '' || Object.keys(list.filters).length > 0;
  return (
    <EmptyState
      title={t('list.empty.title')}
      text={isNarrowed ? t('list.empty.text') : undefined}
      actions={
        isNarrowed && (
          <Button variant="outline" onClick={list.clear}>
            {t('list.clear')}
          </Button>
        )
      }
    />
  );
}

/** Looks when Enter is pressed or the field is left. */
function Search({ list, hint }: { list: ListControl; hint: string }) {
  const t = useTexts('panel');
  const id = useId();
  const look = (value: string) => {
    const search = value.trim();
    if (search !== list.search) list.change({ search });
  };
  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.hidden}>
        {t('list.search')}
      </label>
      <Icon name="search" size={18} />
      <input
        id={id}
        type="search"
        placeholder={hint}
        defaultValue={list.search}
        maxLength={100}
        autoComplete="off"
        onBlur={(event) => look(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') look(event.currentTarget.value);
        }}
      />
    </search>
  );
}
