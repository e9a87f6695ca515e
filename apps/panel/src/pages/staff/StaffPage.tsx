import { roles } from '@sigorta/contracts/panel/permissions';
import { type PersonRow, peopleList, personStates } from '@sigorta/contracts/panel/staff-people';
import { formatDate } from '@sigorta/i18n/date';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { useAnswer } from '../../app/use-answer.ts';
import { Around } from '../../layout/Around.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { ListFilter } from '../../list/machine/ListFilter.tsx';
import { ListSheet } from '../../list/machine/ListSheet.tsx';
import { useListState } from '../../list/machine/use-list-state.ts';
import { InvitePerson } from './InvitePerson.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import styles from './Staff.module.css';
import { usePeopleTexts } from './use-staff-texts.ts';

const tones = { invited: 'info', active: 'ok', off: 'neutral' } as const;
const sorts = ['created_at', 'name', 'role'] as const;
const names = { role: 'rol', state: 'durum', partner: 'ortak' } as const;

/** Who works in the panel. */
export function PeoplePage() {
  const t = usePeopleTexts();
  const panel = useTexts('panel');
  const language = useLanguage();
  const may = useMay();
  const list = useListState();
  const [opened, setOpened] = useState<PersonRow | null>(null);
  const [done, setDone] = useState<ReactNode>(null);
  const role = roles.find((known) => known === list.filters[names.role]);
  const inState = personStates.find((known) => known === list.filters[names.state]);
  const partner = list.filters[names.partner];
  const { state, again } = useAnswer(peopleList, {
    page: list.page,
    ascending: list.ascending,
    ...(list.search !== '' && { search: list.search }),
    ...(role && { role }),
    ...(inState && { state: inState }),
    ...(partner && { partner }),
    ...(sorts.some((sort) => sort === list.sort) && { sort: list.sort as (typeof sorts)[number] }),
  });
  const partners = state.answer?.partners ?? [];
  const told = (words: ReactNode) => {
    setOpened(null);
    setDone(words);
    again();
  };
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('text')}
        actions={
          may('staff:manage') && (
            <InvitePerson
              partners={partners}
              onInvited={(name) =>
                told(<Around words={(hole) => t('done.invited', { name: hole })}>{name}</Around>)
              }
            />
          )
        }
      />
      {done && (
        <Notice tone="ok" role="status" className={styles.done}>
          {done}
        </Notice>
      )}
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
              name={names.role}
              label={t('role')}
              options={roles.map((value) => ({ value, label: panel(`role.${value}`) }))}
            />
            <ListFilter
              list={list}
              name={names.state}
              label={t('state')}
              options={personStates.map((value) => ({ value, label: t(`state.${value}`) }))}
            />
            <ListFilter
              list={list}
              name={names.partner}
              label={t('partner')}
              options={partners.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </>
        }
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'name',
            place: 'head',
            label: t('name'),
            sort: 'name',
            cell: ({ name, email, own }) => (
              <span className={styles.person}>
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                  {own && <Badge tone="brand">{t('you')}</Badge>}
                </span>
                <span className={styles.email}>
                  <bdi>{email}</bdi>
                </span>
              </span>
            ),
          },
          {
            key: 'role',
            place: 'sub',
            label: t('role'),
            sort: 'role',
            cell: (row) => panel(`role.${row.role}`),
          },
          {
            key: 'partner',
            label: t('partner'),
            cell: (row) => row.partner?.name ?? t('partner.all'),
          },
          {
            key: 'state',
            place: 'aside',
            label: t('state'),
            cell: (row) => <Badge tone={tones[row.state]}>{t(`state.${row.state}`)}</Badge>,
          },
          {
            key: 'factor',
            label: t('factor'),
            cell: ({ secondFactor }) => t(secondFactor ? 'factor.yes' : 'factor.no'),
          },
          {
            key: 'since',
            place: 'corner',
            label: t('since'),
            sort: 'created_at',
            cell: ({ createdAt }) => formatDate(createdAt, language, 'numeric'),
          },
          {
            key: 'manage',
            place: 'deed',
            label: t('manage'),
            end: true,
            cell: (row) =>
              row.own ? null : (
                <Button
                  variant="text"
                  size="s"
                  aria-label={t('manage.of', { name: row.name })}
                  onClick={() => setOpened(row)}
                >
                  {t('manage')}
                </Button>
              ),
          },
        ]}
      />
      {opened && (
        <PersonDialog
          key={opened.id}
          person={opened}
          partners={partners}
          onClose={() => setOpened(null)}
          onDone={() =>
            told(<Around words={(hole) => t('done.saved', { name: hole })}>{opened.name}</Around>)
          }
        />
      )}
    </>
  );
}
