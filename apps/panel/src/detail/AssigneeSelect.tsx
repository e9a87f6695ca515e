import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { optionsOf, useChoices } from '../list/machine/use-choices.ts';
import { useListTexts } from '../list/use-list-texts.ts';

interface AssigneeSelectProps {
  id: string;
  assignee: { id: string; name: string } | null;
  disabled: boolean;
  onChange: (assigneeId: string | null) => void;
}

/** Who works on something; the choice is the caller's to keep. */
export function AssigneeSelect({ id, assignee, disabled, onChange }: AssigneeSelectProps) {
  const t = useListTexts();
  const { staff } = useChoices();
  /* somebody of another book may have it */
  const known = staff.some((one) => one.id === assignee?.id) || !assignee ? staff : [assignee, ...staff];
  return (
    <Select
      id={id}
      label={t('col.assignee')}
      value={assignee?.id ?? 'nobody'}
      disabled={disabled}
      options={[{ value: 'nobody', label: t('filter.nobody') }, ...optionsOf(known)]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange(value === 'nobody' ? null : value);
      }}
    />
  );
}
