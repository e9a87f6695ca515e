import type { Meta } from '@storybook/react-vite';
import { NationalIdInput } from '../../src/field/NationalIdInput.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/NationalIdInput', component: NationalIdInput } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        empty: <NationalIdInput id="empty" label={words.id} hint={words.idHint} />,
        filled: <NationalIdInput id="filled" label={words.id} defaultValue="10000000146" />,
        error: <NationalIdInput id="error" label={words.id} defaultValue="1000000014" error={words.idHint} />,
        disabled: <NationalIdInput id="disabled" label={words.id} disabled />,
      }}
    />
  );
}
