import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Slider } from '../../src/field/Slider.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/Slider', component: Slider } satisfies Meta;

function Moved({ id, from }: { id: string; from: number }) {
  const words = useSampleWords();
  const [value, setValue] = useState(from);
  return (
    <Slider
      id={id}
      label={words.way}
      min={1}
      max={30}
      value={value}
      words={String(value)}
      onChange={setValue}
    />
  );
}

export function EveryState() {
  return (
    <StateSheet
      states={{
        'at its least': <Moved id="least" from={1} />,
        between: <Moved id="between" from={12} />,
        'at its most': <Moved id="most" from={30} />,
      }}
    />
  );
}
