import type { Meta } from '@storybook/react-vite';
import { CardNumberInput } from '../../src/field/CardNumberInput.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/CardNumberInput', component: CardNumberInput } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        empty: <CardNumberInput id="empty" label={words.card} />,
        filled: <CardNumberInput id="filled" label={words.card} defaultValue="5528 7900 0000 0008" />,
        network: <CardNumberInput id="network" label={words.card} defaultValue="9792 " />,
        error: (
          <CardNumberInput id="error" label={words.card} defaultValue="5528 79" error={words.phoneError} />
        ),
        disabled: <CardNumberInput id="disabled" label={words.card} disabled />,
      }}
    />
  );
}
