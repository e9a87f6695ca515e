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
import styles from '../../detail/Detail.module.css';
import { Box } from '../../layout/Box.tsx';
import { StateBadge } from '../../list/cells/StateBadge.tsx';
import { optionsOf, useChoices } from '../../list/machine/use-choices.ts';
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
  const { staff } = useChoices();
  const { state, code, act } = useAction(applicationChange);
  const { id, assignee } = application;
  const change = (part: { state?: (typeof applicationStates)[number]; assigneeId?: string | null }) =>
    void act({ id, ...part }).then(again);
  /* somebody of another book may have it */
  const known = staff.some((one) => one.id === assignee?.id) || !assignee ? staff : [assignee, ...staff];
  return (
    <Box title={t('applications.work')} aside={<StateBadge of="application" state={application.state} />}>
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
        <Select
          id="application-assignee"
          label={t('col.assignee')}
          value={assignee?.id ?? 'nobody'}
          disabled={!mayWork}
          options={[{ value: 'nobody', label: t('filter.nobody') }, ...optionsOf(known)]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change({ assigneeId: value === 'nobody' ? null : value });
          }}
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
