import type { CancellationRow } from '@sigorta/contracts/panel/cancellations';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Cluster } from '@sigorta/ui-kit/layout/Page.tsx';
import { Instant } from '../../list/cells/Instant.tsx';
import { useCancellationsTexts } from './use-cancellations-texts.ts';

/** The last day of the clock that runs; ends are exclusive, so the minute before counts. */
export const lastDay = (end: string): string => new Date(Date.parse(end) - 60_000).toISOString();

export function DueDay({ row: { dueAt, isOverdue } }: { row: Pick<CancellationRow, 'dueAt' | 'isOverdue'> }) {
  const t = useCancellationsTexts();
  if (dueAt === null) return t('none');
  return (
    <Cluster gap={2}>
      <Instant at={lastDay(dueAt)} time={false} />
      {isOverdue && (
        <Badge tone="bad" icon="clock">
          {t('overdue')}
        </Badge>
      )}
    </Cluster>
  );
}
