import type { Meta } from '@storybook/react-vite';
import { PhoneInput } from '../../src/field/PhoneInput.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';
import { dialCodes } from './samples.ts';

export default { title: 'Inputs/PhoneInput', component: PhoneInput } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        empty: <PhoneInput id="empty" label={words.phone} countries={dialCodes} />,
        filled: (
          <PhoneInput
            id="filled"
            label={words.phone}
            countries={dialCodes}
            defaultValue={{ iso2: 'TR', dialCode: '90', national: '5321234567' }}
          />
        ),
        abroad: (
          <PhoneInput
            id="abroad"
            label={words.phone}
            countries={dialCodes}
            defaultValue={{ iso2: 'SA', dialCode: '966', national: '512345678' }}
          />
        ),
        error: (
          <PhoneInput
            id="error"
            label={words.phone}
            countries={dialCodes}
            error={words.phoneError}
            defaultValue={{ iso2: 'TR', dialCode: '90', national: '212555' }}
          />
        ),
        disabled: <PhoneInput id="disabled" label={words.phone} countries={dialCodes} disabled />,
      }}
    />
  );
}
