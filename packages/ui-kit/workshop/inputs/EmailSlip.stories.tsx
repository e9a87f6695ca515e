import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { EmailSlip } from '../../src/field/EmailSlip.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/EmailSlip', component: EmailSlip } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  const [typed, setTyped] = useState('kerem@gmial.com');
  const question = (address: string) => `${address}?`;
  return (
    <StateSheet
      states={{
        'a slip': <EmailSlip typed={typed} question={question} take={words.next} onTake={setTyped} />,
        'none, nothing is drawn': (
          <EmailSlip typed="kerem@ornek.com" question={question} take={words.next} onTake={setTyped} />
        ),
      }}
    />
  );
}
