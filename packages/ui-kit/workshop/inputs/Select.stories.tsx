import type { Meta } from '@storybook/react-vite';
import { Select } from '../../src/field/Select.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';
import { countries, nothing } from './samples.ts';

export default { title: 'Inputs/Select', component: Select } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        'empty placeholder': (
          <Select id="empty" label={words.country} options={countries} placeholder={words.country} />
        ),
        chosen: <Select id="chosen" label={words.country} options={countries} defaultValue="Fas" />,
        loading: <Select id="loading" label={words.quarter} options={[]} loading />,
        failed: <Select id="failed" label={words.quarter} options={[]} failed onRetry={nothing} />,
        error: <Select id="error" label={words.country} options={countries} error={words.districtFirst} />,
        disabled: (
          <Select
            id="disabled"
            label={words.district}
            options={[]}
            placeholder={words.districtFirst}
            disabled
          />
        ),
      }}
    />
  );
}
