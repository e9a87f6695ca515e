import type { Meta } from '@storybook/react-vite';
import { Textarea } from '../../src/field/Textarea.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/Textarea', component: Textarea } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        empty: <Textarea id="empty" label={words.note} />,
        filled: <Textarea id="filled" label={words.note} defaultValue={words.answer} />,
        optional: <Textarea id="optional" label={words.note} optional hint={words.contactHint} />,
        error: <Textarea id="error" label={words.note} error={words.consentError} />,
        disabled: <Textarea id="disabled" label={words.note} disabled />,
      }}
    />
  );
}
