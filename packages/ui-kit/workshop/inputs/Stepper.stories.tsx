import type { Meta } from '@storybook/react-vite';
import { Stepper } from '../../src/field/Stepper.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/Stepper', component: Stepper } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        least: <Stepper id="least" label={words.count} min={1} max={9} defaultValue={1} />,
        between: <Stepper id="between" label={words.count} min={1} max={9} defaultValue={4} />,
        most: <Stepper id="most" label={words.count} min={1} max={9} defaultValue={9} />,
        error: (
          <Stepper
            id="error"
            label={words.count}
            min={1}
            max={9}
            defaultValue={2}
            error={words.consentError}
          />
        ),
        disabled: <Stepper id="disabled" label={words.count} defaultValue={2} disabled />,
      }}
    />
  );
}
