import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { optionsOf } from '../list/machine/use-choices.ts';
import { useListTexts } from '../list/use-list-texts.ts';

interface Person {
  id: string;
  name: string;
}

interface AssigneeSelectProps {
  id: string;
  assignee: Person | null;
  /** whom the reader may give it to */
  assignees: readonly Person[];
  disabled: boolean;
  onChange: (assigneeId: string | null) => void;
}

/** Who works on something; the choice is the caller's to keep. */
export function AssigneeSelect({ id, assignee, assignees, disabled, onChange }: AssigneeSelectProps) {
  const t = useListTexts();
  /* somebody may have it whom the reader could not give it to */
  const isOffered = !assignee || assignees.some(({ id: known }) => known === assignee.id);
  const known = isOffered ? assignees : [assignee, ...assignees];
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
