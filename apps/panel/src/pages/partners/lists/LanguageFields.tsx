import { directionOf } from '@sigorta/i18n/direction';
import { languages } from '@sigorta/i18n/language';
import { useLanguage } from '@sigorta/runtime/runtime';
import { FieldGroup } from '@sigorta/ui-kit/field/Field.tsx';
import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { Textarea } from '@sigorta/ui-kit/field/Textarea.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { languageName } from '../../../texts/language-name.ts';
import type { Words } from './entries.ts';
import styles from './LanguageFields.module.css';

interface LanguageFieldsProps extends FieldProps {
  value: Words;
  /** letters in each language */
  longest: number;
  isLong?: boolean | undefined;
  disabled: boolean;
  onChange: (value: Words) => void;
}

/** A text of the partner's, once in every language of the site; where one is empty nothing is shown in it. */
export function LanguageFields({
  value,
  longest,
  isLong = false,
  disabled,
  onChange,
  ...field
}: LanguageFieldsProps) {
  const own = useLanguage();
  return (
    <FieldGroup {...field}>
      <div className={styles.languages}>
        {languages.map((language) => {
          const shared = {
            id: `${field.id}-${language}`,
            label: languageName(language, own),
            lang: language,
            dir: directionOf(language),
            maxLength: longest,
            autoComplete: 'off',
            disabled,
            'aria-invalid': field.error ? true : undefined,
            value: value[language] ?? '',
          };
          const change = (text: string) => onChange({ ...value, [language]: text });
          return isLong ? (
            <Textarea
              key={language}
              {...shared}
              rows={3}
              onChange={(event) => change(event.currentTarget.value)}
            />
          ) : (
            <TextInput key={language} {...shared} onChange={(event) => change(event.currentTarget.value)} />
          );
        })}
      </div>
    </FieldGroup>
  );
}
