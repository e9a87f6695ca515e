import type { Meta } from '@storybook/react-vite';
import { Checkbox } from '../../src/field/Checkbox.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/Checkbox', component: Checkbox } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        empty: <Checkbox id="empty" label={words.campaign} />,
        ticked: <Checkbox id="ticked" label={words.device} defaultChecked />,
        aside: <Checkbox id="aside" label={words.consent} aside={<a href="#main">{words.read}</a>} />,
        hint: <Checkbox id="hint" label={words.device} hint={words.idHint} />,
        error: <Checkbox id="error" label={words.consent} error={words.consentError} />,
        disabled: <Checkbox id="disabled" label={words.device} defaultChecked disabled />,
      }}
    />
  );
}
