import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useCancellationTexts } from './use-cancellation-texts.ts';

/** The gateway did not answer; it is asked again on a press. */
export function Failed({ retry }: { retry: () => void }) {
  const t = useCancellationTexts();
  return (
    <Notice
      tone="bad"
      role="alert"
      title={t('failed')}
      actions={
        <Button variant="outline" icon="refresh" onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
