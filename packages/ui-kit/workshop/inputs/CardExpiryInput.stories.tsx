import type { Meta } from '@storybook/react-vite';
import { CardExpiryInput } from '../../src/field/CardExpiryInput.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/CardExpiryInput', component: CardExpiryInput } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        empty: <CardExpiryInput id="empty" label={words.expiry} />,
        filled: <CardExpiryInput id="filled" label={words.expiry} defaultValue="05 / 28" />,
        error: (
          <CardExpiryInput id="error" label={words.expiry} defaultValue="05 / " error={words.phoneError} />
        ),
        disabled: <CardExpiryInput id="disabled" label={words.expiry} disabled />,
      }}
    />
  );
}
