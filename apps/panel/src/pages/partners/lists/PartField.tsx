import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { lineOf, type PartValue, wordsOf } from './entries.ts';
import { HoursField } from './HoursField.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import type { Part } from './list-shapes.ts';

interface PartFieldProps extends FieldProps {
  part: Part;
  value: unknown;
  disabled: boolean;
  onChange: (value: PartValue) => void;
}

/** One part of an entry, typed the way it is meant. */
export function PartField({ part, value, disabled, onChange, ...field }: PartFieldProps) {
  if (part.kind === 'hours')
    return <HoursField {...field} value={wordsOf(value)} disabled={disabled} onChange={onChange} />;
  if (part.kind === 'words')
    return (
      <LanguageFields
        {...field}
        value={wordsOf(value)}
        longest={part.longest}
        isLong={part.isLong}
        disabled={disabled}
        onChange={onChange}
      />
    );
  return (
    <TextInput
      {...field}
      dir={part.ltr ? 'ltr' : 'auto'}
      inputMode={part.inputMode}
      maxLength={part.longest}
      autoComplete="off"
      disabled={disabled}
      value={lineOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
