import type { Meta } from '@storybook/react-vite';
import { SegmentedControl } from '../../src/field/SegmentedControl.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/SegmentedControl', component: SegmentedControl } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  const options = [
    { value: 'round', label: words.round },
    { value: 'one', label: words.oneWay },
  ];
  return (
    <StateSheet
      states={{
        'none chosen': <SegmentedControl id="none" name="none" label={words.way} options={options} />,
        chosen: (
          <SegmentedControl
            id="chosen"
            name="chosen"
            label={words.way}
            options={options}
            defaultValue="round"
          />
        ),
        error: (
          <SegmentedControl
            id="error"
            name="error"
            label={words.way}
            options={options}
            error={words.consentError}
          />
        ),
        disabled: (
          <SegmentedControl
            id="disabled"
            name="disabled"
            label={words.way}
            options={options}
            defaultValue="one"
            disabled
          />
        ),
      }}
    />
  );
}
