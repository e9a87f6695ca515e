import { useReading } from '@sigorta/gateway-client/react/use-reading';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { ListFailure } from '@sigorta/ui-kit/field/ListFailure.tsx';
import { useId } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { AdjustPanelProps } from './AdjustPanel.tsx';

/** The panel once it is here; what it is made of comes when it is opened. */
export function AdjustQuote(props: AdjustPanelProps) {
  const { t } = useWords();
  const language = useLanguage();
  const id = useId();
  const { state, answer, retry } = useReading(`adjust|${language}`, async () => {
    const { loadAdjust } = await import('./load-adjust.ts');
    return { Panel: await loadAdjust(language) };
  });
  if (state === 'failed') return <ListFailure id={id} message={t('offers.editFailed')} onRetry={retry} />;
  if (state !== 'ready') return <Spinner size="l" label={t('offers.edit')} />;
  return <answer.Panel {...props} />;
}
