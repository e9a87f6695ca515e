import {
  type ArrangementWord,
  arrangementNamed,
  arrangementWords,
} from '@sigorta/contracts/partner-settings/home-words';
import type { FieldProps } from '@sigorta/ui-kit/field/field-props';
import { RadioGroup } from '@sigorta/ui-kit/field/RadioGroup.tsx';
import { useSettingText } from '../use-partners-texts.ts';
import { ArrangementSketch } from './ArrangementSketch.tsx';

interface ArrangementChoiceProps extends FieldProps {
  value: string;
  disabled: boolean;
  /** null is ours */
  onChange: (value: string | null) => void;
}

const words = Object.keys(arrangementWords) as ArrangementWord[];
const [ours] = words;

/** How the home page opens, each way with what it looks like in small. */
export function ArrangementChoice({ value, onChange, ...field }: ArrangementChoiceProps) {
  const settingText = useSettingText();
  const chosen = value.trim() === '' ? 'bazaar' : arrangementNamed(value);
  return (
    <RadioGroup
      {...field}
      name={field.id}
      look="cards"
      value={words.find((word) => arrangementWords[word] === chosen) ?? ''}
      onChange={(word) => onChange(word === ours ? null : word)}
      options={words.map((word) => ({
        value: word,
        label: settingText(`arrangement.${word}`),
        hint: settingText(`arrangement.${word}.text`),
        aside: <ArrangementSketch arrangement={arrangementWords[word]} />,
      }))}
    />
  );
}
