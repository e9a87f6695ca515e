import { longest } from '@sigorta/contracts/brand-contents';
import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { filled, readJson, type Words, wordsOf } from './entries.ts';
import { HoursField } from './HoursField.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { Unreadable } from './Unreadable.tsx';

interface WordsSettingProps extends FieldProps {
  kind: 'hours' | 'languages';
  /** as stored: JSON in a text, words also as one bare text (0110) */
  value: string;
  disabled: boolean;
  onChange: (text: string | null) => void;
}

/** A setting that is one text for each language, or one span for each weekday. */
export function WordsSetting({ kind, value, disabled, onChange, ...field }: WordsSettingProps) {
  const json = value === '' ? {} : readJson(value);
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  if (kind === 'hours' && !isObject)
    return <Unreadable {...field} value={value} disabled={disabled} onClear={() => onChange(null)} />;
  const words = wordsOf(isObject ? json : value);
  const change = (next: Words) => {
    const kept = filled(next);
    onChange(kept && JSON.stringify(kept));
  };
  return kind === 'hours' ? (
    <HoursField {...field} value={words} disabled={disabled} onChange={change} />
  ) : (
    <LanguageFields
      {...field}
      value={words}
      longest={longest.message}
      isLong
      disabled={disabled}
      onChange={change}
    />
  );
}
