import type { Meta } from '@storybook/react-vite';
import { ErrorSummary } from '../../src/field/ErrorSummary.tsx';
import { StateSheet } from '../StateSheet.tsx';
import { useSampleWords } from '../words/words.tsx';

export default { title: 'Inputs/ErrorSummary', component: ErrorSummary } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  return (
    <StateSheet
      states={{
        one: <ErrorSummary title={words.errors} errors={[{ id: 'birth', message: words.birthError }]} />,
        several: (
          <ErrorSummary
            title={words.errors}
            errors={[
              { id: 'birth', message: words.birthError },
              { id: 'phone', message: words.phoneError },
              { id: 'consent', message: words.consentError },
            ]}
          />
        ),
      }}
    />
  );
}
