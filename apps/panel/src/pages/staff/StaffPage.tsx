import { roles } from '@sigorta/contracts/panel/permissions';
import { peopleList, personStates } from '@sigorta/contracts/panel/staff-people';
import { useTexts } from '@sigorta/runtime/runtime';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Around } from '../../layout/Around.tsx';
import { Day } from '../../list/cells/Day.tsx';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { optionsOf } from '../../list/machine/use-choices.ts';
import { InvitePerson } from './InvitePerson.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { RoleName } from './RoleName.tsx';
import { StaffName } from './StaffName.tsx';
import { useStaffTexts } from './use-staff-texts.ts';

const tones = { invited: 'info', active: 'ok', off: 'neutral' } as const;

const staff = definePanelList({
  operation: peopleList,
  texts: useStaffTexts,
  words: { title: 'title', text: 'text', search: 'search' },
  filters: {
    role: {
      label: 'role',
      useOptions: () => {
        const t = useTexts('panel');
        return roles.map((value) => ({ value, label: t(`role.${value}`) }));
      },
    },
    state: { label: 'state', values: personStates, say: (state, t) => t(`state.${state}`) },
    partner: { label: 'partner', useOptions: (answer) => optionsOf(answer?.partners ?? []) },
  },
  columns: [
    { field: 'name', place: 'head', label: 'name', sort: 'name', cell: (row) => <StaffName {...row} /> },
    {
      field: 'role',
      place: 'sub',
      label: 'role',
      sort: 'role',
      cell: ({ role }) => <RoleName role={role} />,
    },
    { field: 'partner', label: 'partner', cell: ({ partner }, t) => partner?.name ?? t('partner.all') },
    {
      field: 'state',
      place: 'aside',
      label: 'state',
      cell: ({ state }, t) => <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>,
    },
    {
      field: 'secondFactor',
      label: 'factor',
      cell: ({ secondFactor }, t) => t(secondFactor ? 'factor.yes' : 'factor.no'),
    },
    {
      field: 'createdAt',
      place: 'corner',
      label: 'since',
      sort: 'created_at',
      cell: ({ createdAt }) => <Day at={createdAt} />,
    },
  ],
  keyOf: ({ id }) => id,
  head: { permission: 'staff:manage', Button: InvitePerson },
  actions: {
    label: 'manage',
    place: 'action',
    end: true,
    of: [
      {
        label: () => 'manage',
        name: ({ name }, t) => t('manage.of', { name }),
        variant: 'text',
        when: ({ own }) => !own,
        dialog: ({ row, answer, t, close, done, refresh }) => (
          <PersonDialog
            person={row}
            partners={answer.partners}
            onClose={close}
            refresh={refresh}
            onDone={() => done(<Around words={(hole) => t('done.saved', { name: hole })}>{row.name}</Around>)}
          />
        ),
      },
    ],
  },
});

/** Who works in the panel. */
export const StaffPage = () => <ListPage of={staff} />;
