import type { Meta } from '@storybook/react-vite';
import { BirthDateInput } from '../../src/field/BirthDateInput.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/BirthDateInput', component: BirthDateInput } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        empty: <BirthDateInput id="empty" label={words.birth} />,
        filled: <BirthDateInput id="filled" label={words.birth} defaultValue="05/07/1990" />,
        'half typed': <BirthDateInput id="half" label={words.birth} defaultValue="05/0" />,
        error: (
          <BirthDateInput id="error" label={words.birth} defaultValue="17/13/1988" error={words.birthError} />
        ),
        disabled: <BirthDateInput id="disabled" label={words.birth} disabled />,
      }}
    />
  );
}
