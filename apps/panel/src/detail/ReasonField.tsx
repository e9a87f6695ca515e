import { Textarea } from '@sigorta/ui-kit/field/Textarea.tsx';
import { useId } from 'react';
import { useListTexts } from '../list/use-list-texts.ts';

interface ReasonFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** it was sent and is too short */
  wrong: boolean;
}

/** Why somebody does what is audited: a sentence. */
export function ReasonField({ label, value, onChange, wrong }: ReasonFieldProps) {
  const t = useListTexts();
  const id = useId();
  return (
    <Textarea
      id={id}
      label={label}
      value={value}
      rows={3}
      maxLength={500}
      error={wrong ? t('reason.error') : null}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
