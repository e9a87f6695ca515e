import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { DateInput } from '../../src/field/DateInput.tsx';
import type { DateRange } from '../../src/field/date-range.ts';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/DateInput', component: DateInput } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  const [date, setDate] = useState('2026-12-12');
  const [until, setUntil] = useState('2026-12-19');
  const range: DateRange = {
    at: 'first',
    first: { label: words.from, value: date, min: '2026-11-21', max: '', onPick: setDate },
    last: { label: words.until, value: until, min: '2026-11-21', max: '2027-02-21', onPick: setUntil },
    longest: null,
    said: '',
  };
  return (
    <StateSheet
      states={{
        empty: <DateInput id="empty" label={words.from} />,
        filled: <DateInput id="filled" label={words.from} value={date} onChange={setDate} />,
        'first of two': (
          <DateInput id="first" label={words.from} value={date} onChange={setDate} range={range} />
        ),
        'last of two': (
          <DateInput
            id="last"
            label={words.until}
            value={until}
            onChange={setUntil}
            range={{ ...range, at: 'last' }}
          />
        ),
        'from today': <DateInput id="bounded" label={words.from} min="2026-11-21" max="2027-11-21" />,
        error: <DateInput id="error" label={words.from} defaultValue="2026-11-01" error={words.birthError} />,
        disabled: <DateInput id="disabled" label={words.from} disabled />,
      }}
    />
  );
}
