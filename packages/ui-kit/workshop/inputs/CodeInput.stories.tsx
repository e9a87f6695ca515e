import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { CodeInput } from '../../src/field/CodeInput.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/CodeInput', component: CodeInput } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  const [code, setCode] = useState('4821');
  return (
    <StateSheet
      states={{
        empty: <CodeInput id="empty" label={words.code} />,
        'half typed': <CodeInput id="half" label={words.code} value={code} onChange={setCode} />,
        error: <CodeInput id="error" label={words.code} value="123456" error={words.phoneError} />,
      }}
    />
  );
}
