import type { AnswerOf } from '@sigorta/contracts/operation';
import {
  applicationChange,
  type applicationDetail,
  applicationStates,
} from '@sigorta/contracts/panel/applications';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useTexts } from '@sigorta/runtime/runtime';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { useMay } from '../../app/staff-context.tsx';
import { AssigneeSelect } from '../../detail/AssigneeSelect.tsx';
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { useListTexts, useStateTexts } from '../../list/use-list-texts.ts';

interface ApplicationWorkProps {
  application: AnswerOf<typeof applicationDetail>;
  again: () => void;
}

/** How far it is and who works on it; a choice is kept as it is made. */
export function ApplicationWork({ application, again }: ApplicationWorkProps) {
  const t = useListTexts();
  const common = useTexts('common');
  const words = useStateTexts();
  const mayWork = useMay()('applications:work');
  const { state, code, act } = useAction(applicationChange);
  const { id, assignee, assignees } = application;
  const change = (part: { state?: (typeof applicationStates)[number]; assigneeId?: string | null }) =>
    void act({ id, ...part, was: { state: application.state, assigneeId: assignee?.id ?? null } }).then(
      again,
    );
  return (
    <Box title={t('work.title')} aside={<StateBadge of="application" state={application.state} />}>
      <div className={styles.form}>
        <Select
          id="application-state"
          label={t('col.state')}
          value={application.state}
          disabled={!mayWork}
          options={applicationStates.map((value) => ({ value, label: words(`application.${value}`) }))}
          onChange={(event) => {
            const chosen = applicationStates.find((one) => one === event.currentTarget.value);
            if (chosen) change({ state: chosen });
          }}
        />
        <AssigneeSelect
          id="application-assignee"
          assignee={assignee}
          assignees={assignees}
          disabled={!mayWork}
          onChange={(assigneeId) => change({ assigneeId })}
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
