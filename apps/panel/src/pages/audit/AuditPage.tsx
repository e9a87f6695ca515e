import { type AuditEntryRow, auditList } from '@sigorta/contracts/panel/audit';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import { useAnswer } from '../../app/use-answer.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { DayFilter } from '../../list/machine/DayFilter.tsx';
import { ExportButton } from '../../list/machine/ExportButton.tsx';
import { ListFilter } from '../../list/machine/ListFilter.tsx';
import { ListSheet } from '../../list/machine/ListSheet.tsx';
import { useListState } from '../../list/machine/use-list-state.ts';
import styles from './Audit.module.css';
import { ChainCheck } from './ChainCheck.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { useAuditTexts, useWordOr } from './use-audit-texts.ts';

const names = { person: 'kisi', action: 'islem' } as const;
const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** What staff did, newest first, and whether anybody tampered with it. */
export function AuditPage() {
  const t = useAuditTexts();
  const word = useWordOr();
  const list = useListState();
  const [opened, setOpened] = useState<AuditEntryRow | null>(null);
  const { ilk: from, son: to, [names.person]: person, [names.action]: action } = list.filters;
  const request = {
    page: list.page,
    ascending: list.ascending,
    ...(list.search !== '' && { search: list.search }),
    ...(person && { person }),
    ...(action && { action }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
  const { state, again } = useAnswer(auditList, request);
  const { people = [], actions = [] } = state.answer ?? {};
  const deeds = actions
    .map((value) => ({ value, label: word(`deed.${value}`, value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        actions={<ExportButton name="audit" request={request} />}
      />
      <ChainCheck />
      <ListSheet
        caption={t('title')}
        list={list}
        state={state}
        again={again}
        searchHint={t('search')}
        filters={
          <>
            <ListFilter
              list={list}
              name={names.person}
              label={t('person')}
              options={[
                ...people.map(({ id, name }) => ({ value: id, label: name })),
                { value: 'none', label: t('person.none') },
              ]}
            />
            <ListFilter list={list} name={names.action} label={t('action')} options={deeds} />
            <DayFilter list={list} />
          </>
        }
        keyOf={({ number }) => String(number)}
        columns={[
          {
            key: 'at',
            place: 'sub',
            label: t('at'),
            sort: 'number',
            cell: ({ at, number }) => (
              <span className={styles.at}>
                <Instant at={at} />
                <span className={styles.id}>
                  <bdi>#{number}</bdi>
                </span>
              </span>
            ),
          },
          {
            key: 'person',
            place: 'aside',
            label: t('person'),
            cell: ({ by }) => (by ? <bdi>{by.name}</bdi> : t('person.none')),
          },
          {
            key: 'action',
            place: 'head',
            label: t('action'),
            cell: ({ action }) => word(`deed.${action}`, action),
          },
          {
            key: 'subject',
            label: t('subject'),
            cell: ({ subject }) => (
              <span className={styles.subject}>
                <span>{word(`kind.${subject.kind}`, subject.kind)}</span>
                <span className={styles.id}>
                  <bdi>{subject.id}</bdi>
                </span>
              </span>
            ),
          },
          { key: 'partner', label: t('partner'), wide: true, cell: (row) => row.partner?.name ?? '–' },
          {
            key: 'details',
            place: 'deed',
            label: t('details'),
            end: true,
            cell: (row) => (
              <Button
                variant="text"
                size="s"
                aria-label={t('details.of', { number: row.number })}
                onClick={() => setOpened(row)}
              >
                {t('details')}
              </Button>
            ),
          },
        ]}
      />
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
