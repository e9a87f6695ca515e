import type { AnswerOf } from '@sigorta/contracts/operation';
import { quoteChange, type quoteDetail } from '@sigorta/contracts/panel/quotes';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useMay } from '../../app/staff-context.tsx';
import { AssigneeSelect } from '../../detail/AssigneeSelect.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';

interface QuoteWorkProps {
  quote: Pick<AnswerOf<typeof quoteDetail>, 'id' | 'assignee' | 'assignees'>;
  again: () => void;
}

/** Who calls this customer; a choice is kept as it is made. */
export function QuoteWork({ quote, again }: QuoteWorkProps) {
  const { id, assignee, assignees } = quote;
  const t = useListTexts();
  const common = useTexts('common');
  const mayWork = useMay()('quotes:work');
  const { state, code, act } = useAction(quoteChange);
  return (
    <Box title={t('work.title')}>
      <div className={styles.form}>
        <AssigneeSelect
          id="quote-assignee"
          assignee={assignee}
          assignees={assignees}
          disabled={!mayWork}
          onChange={(assigneeId) =>
            void act({ id, assigneeId, was: { assigneeId: assignee?.id ?? null } }).then(again)
          }
        />
        {state === 'failed' && (
          <Notice tone="bad" role="alert">
            {common(`error.${code}`)}
          </Notice>
        )}
      </div>
    </Box>
  );
}
