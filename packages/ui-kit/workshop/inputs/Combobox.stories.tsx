import type { Meta } from '@storybook/react-vite';
import { Combobox } from '../../src/field/Combobox.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';
import { countries, nothing } from './samples.ts';

export default { title: 'Inputs/Combobox', component: Combobox } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        empty: <Combobox id="empty" label={words.country} options={countries} />,
        chosen: <Combobox id="chosen" label={words.country} options={countries} defaultValue="İsviçre" />,
        optional: (
          <Combobox
            id="optional"
            label={words.country}
            options={countries}
            optional
            hint={words.contactHint}
          />
        ),
        loading: <Combobox id="loading" label={words.country} options={[]} loading />,
        failed: <Combobox id="failed" label={words.country} options={[]} failed onRetry={nothing} />,
        error: <Combobox id="error" label={words.country} options={countries} error={words.districtFirst} />,
        disabled: (
          <Combobox
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
