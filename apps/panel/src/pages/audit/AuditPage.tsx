import { auditList } from '@sigorta/contracts/panel/audit';
import { ListPage } from '../../list/machine/ListPage.tsx';
import { definePanelList } from '../../list/machine/panel-list.ts';
import { optionsOf } from '../../list/machine/use-choices.ts';
import { ChainCheck } from './ChainCheck.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { EntryNumber, EntrySubject, LogWord } from './entry-cells.tsx';
import { useAuditTexts, useWordOr } from './use-audit-texts.ts';

const audit = definePanelList({
  operation: auditList,
  texts: useAuditTexts,
  words: { title: 'title', text: 'text', search: 'search' },
  filters: {
    person: {
      label: 'person',
      useOptions: (answer, t) => [
        ...optionsOf(answer?.people ?? []),
        { value: 'none', label: t('person.none') },
      ],
    },
    action: {
      label: 'action',
      useOptions: (answer) => {
        const word = useWordOr();
        return (answer?.actions ?? [])
          .map((value) => ({ value, label: word(`action.${value}`, value) }))
          .toSorted((a, b) => a.label.localeCompare(b.label));
      },
    },
  },
  days: true,
  columns: [
    { field: 'number', place: 'sub', label: 'at', sort: 'number', cell: (row) => <EntryNumber {...row} /> },
    {
      field: 'by',
      place: 'aside',
      label: 'person',
      cell: ({ by }, t) => (by ? <bdi>{by.name}</bdi> : t('person.none')),
    },
    {
      field: 'action',
      place: 'head',
      label: 'action',
      cell: ({ action }) => <LogWord of="action" code={action} />,
    },
    { field: 'subject', label: 'subject', cell: ({ subject }) => <EntrySubject {...subject} /> },
    { field: 'partner', label: 'partner', wide: true, cell: ({ partner }) => partner?.name ?? '–' },
  ],
  keyOf: ({ number }) => String(number),
  export: 'audit',
  above: ChainCheck,
  actions: {
    label: 'details',
    place: 'action',
    end: true,
    of: [
      {
        label: () => 'details',
        name: ({ number }, t) => t('details.of', { number }),
        variant: 'text',
        dialog: ({ row, close }) => <EntryDialog entry={row} onClose={close} />,
      },
    ],
  },
});

/** What staff did, newest first, and whether anybody tampered with it. */
export const AuditPage = () => <ListPage of={audit} />;
