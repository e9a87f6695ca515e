import type { Meta } from '@storybook/react-vite';
import { RadioGroup } from '../../src/field/RadioGroup.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/RadioGroup', component: RadioGroup } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  const options = [
    { value: 'round', label: words.round },
    { value: 'one', label: words.oneWay },
  ];
  return (
    <StateSheet
      states={{
        'none chosen': <RadioGroup id="none" name="none" label={words.way} options={options} />,
        chosen: (
          <RadioGroup id="chosen" name="chosen" label={words.way} options={options} defaultValue="round" />
        ),
        cards: (
          <RadioGroup
            id="cards"
            look="cards"
            name="cards"
            label={words.plan}
            defaultValue="1"
            options={[
              { value: '1', label: words.single, hint: words.free, aside: '842,08 TL' },
              { value: '3', label: words.three, aside: '871,56 TL' },
            ]}
          />
        ),
        error: (
          <RadioGroup
            id="error"
            name="error"
            label={words.way}
            options={options}
            error={words.consentError}
          />
        ),
        disabled: (
          <RadioGroup
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
