import type { Meta } from '@storybook/react-vite';
import { Switch } from '../../src/field/Switch.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/Switch', component: Switch } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        off: <Switch id="off" label={words.onlyDifferent} />,
        on: <Switch id="on" label={words.onlyDifferent} defaultChecked />,
        disabled: <Switch id="disabled" label={words.onlyDifferent} disabled />,
      }}
    />
  );
}
