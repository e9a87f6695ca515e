import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { usePaymentWords } from './use-payment-texts.ts';

export function LoadFailed({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { t, errorText } = usePaymentWords();
  return (
    <Container>
      <EmptyState
        level={1}
        title={t('failed')}
        text={errorText(code)}
        actions={
          <Button icon="refresh" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </Container>
  );
}
