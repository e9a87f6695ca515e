import type { AnswerOf } from '@sigorta/contracts/operation';
import type { stuckList } from '@sigorta/contracts/panel/stuck-cases';
import { Age } from '../../list/cells/Age.tsx';
import { amountColumn } from '../../list/cells/amount-column.tsx';
import { TwoLines } from '../../list/cells/TwoLines.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';
import { StuckDetail } from './StuckDetail.tsx';
import { StuckStep } from './StuckStep.tsx';

export type StuckCase = AnswerOf<typeof stuckList>['rows'][number];

interface StuckTableProps {
  caption: string;
  rows: readonly StuckCase[];
  again: () => void;
}

export function StuckTable({ caption, rows, again }: StuckTableProps) {
  const t = useListTexts();
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'since',
          label: t('stuck.since'),
          cell: ({ since }) => <Age since={since} />,
          place: 'corner',
        },
        {
          key: 'product',
          label: t('col.product'),
          cell: ({ product, partner }) => (
            <TwoLines under={<bdi>{partner?.name}</bdi>}>{product?.name || '–'}</TwoLines>
          ),
          place: 'head',
        },
        {
          key: 'detail',
          label: t('stuck.detail'),
          cell: (row) => <StuckDetail row={row} />,
          place: 'sub',
        },
        { key: 'amount', label: t('stuck.amount'), ...amountColumn, place: 'aside' },
        { key: 'step', label: t('stuck.action'), cell: (row) => <StuckStep row={row} again={again} /> },
      ]}
    />
  );
}
