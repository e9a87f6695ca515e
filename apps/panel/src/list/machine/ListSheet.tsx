import type { ReadingState } from '@sigorta/gateway-client/react/use-reading';
import { useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import type { ReactNode } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { Loading } from '../../layout/Loading.tsx';
import { type Column, DataTable } from './DataTable.tsx';
import { ListPages } from './ListPages.tsx';
import styles from './ListSheet.module.css';
import { Search } from './Search.tsx';
import type { ListControl } from './use-list-state.ts';

export type ListReading<Row> = ReadingState<{
  rows: Row[];
  total: number;
  more: boolean;
  tooShort?: true | undefined;
}> & {
  retry: () => void;
};

interface ListSheetProps<Row> {
  caption: string;
  list: ListControl;
  reading: ListReading<Row>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  hrefOf?: ((row: Row) => string) | undefined;
  /** what the search field finds; without it there is no search */
  searchHint?: string | undefined;
  /** `ListFilter`s */
  filters?: ReactNode | undefined;
  /** buttons beside the search: saved views, export */
  actions?: ReactNode | undefined;
}

/** A whole list: search, filters, rows, pages, and what to say while there are none. */
export function ListSheet<Row>(props: ListSheetProps<Row>) {
  const { caption, list, reading, columns, keyOf, hrefOf, searchHint, filters, actions } = props;
  const { state, answer, code, retry } = reading;
  const rows = answer?.rows;
  return (
    <section className={styles.sheet} aria-label={caption}>
      {(searchHint || filters || actions) && (
        <div className={styles.bar}>
          {searchHint && <Search list={list} hint={searchHint} />}
          {actions && <div className={styles.actions}>{actions}</div>}
          {filters && <div className={cx(styles.filters, actions ? styles.own : null)}>{filters}</div>}
        </div>
      )}
      {state === 'failed' && <Failure code={code} again={retry} />}
      {state === 'loading' && !rows && <Loading />}
      {rows && rows.length === 0 && <Nothing list={list} tooShort={answer?.tooShort ?? false} />}
      {answer && rows && rows.length > 0 && (
        <>
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            hrefOf={hrefOf}
            list={list}
            busy={state === 'loading'}
          />
          <ListPages list={list} total={answer.total} more={answer.more} />
        </>
      )}
    </section>
  );
}

function Nothing({ list, tooShort }: { list: ListControl; tooShort: boolean }) {
  const t = useTexts('panel');
  /* reloaded, sent or left open: rows went meanwhile, or fit no more */
  if (list.page > 1) {
    return (
      <EmptyState
        title={t('list.past.title')}
        text={t('list.past.text')}
        actions={
          <Button variant="outline" onClick={() => list.change({ page: 1 })}>
            {t('list.past.action')}
          </Button>
        }
      />
    );
  }
  if (tooShort) return <EmptyState title={t('list.short.title')} text={t('list.short.text')} />;
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
