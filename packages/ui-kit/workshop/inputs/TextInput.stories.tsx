import type { Meta } from '@storybook/react-vite';
import { TextInput } from '../../src/field/TextInput.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/TextInput', component: TextInput } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        empty: <TextInput id="empty" label={words.name} />,
        filled: <TextInput id="filled" label={words.name} defaultValue="Kerem" />,
        hint: <TextInput id="hint" label="IMEI" hint="*#06#" suffix="15" inputMode="numeric" />,
        optional: <TextInput id="optional" label={words.note} optional />,
        error: <TextInput id="error" label={words.name} error={words.consentError} />,
        disabled: <TextInput id="disabled" label={words.name} defaultValue="Kerem" disabled />,
        'read only': <TextInput id="read-only" label={words.name} defaultValue="Kerem" readOnly />,
        'long text': <TextInput id="long" label={words.answer} defaultValue={words.answer} />,
      }}
    />
  );
}
