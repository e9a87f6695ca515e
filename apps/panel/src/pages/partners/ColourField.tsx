import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import styles from './ColourField.module.css';
import { usePartnersTexts } from './use-partners-texts.ts';

interface ColourFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}

const sixDigits = /^#[0-9a-f]{6}$/i;

/** `#rrggbb`, typed or picked. */
export function ColourField({ value, onChange, ...field }: ColourFieldProps) {
  const t = usePartnersTexts();
  return (
    <TextInput
      {...field}
      width="m"
      dir="ltr"
      maxLength={7}
      placeholder="#0a6270"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      action={
        <input
          type="color"
          aria-label={`${t('colour.pick')}: ${String(field.label)}`}
          className={styles.pick}
          disabled={field.disabled}
          value={sixDigits.test(value) ? value : '#ffffff'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
    />
  );
}
