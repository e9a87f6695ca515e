import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { Link, useDocumentHead } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';

interface OfferGoneProps {
  /** `expired`, `missing`, or how the call was refused */
  why: 'expired' | 'missing' | GatewayErrorCode;
  onRetry?: () => void;
}

/** The offer cannot be paid; says that no money moved and what to do. */
export function OfferGone({ why, onRetry }: OfferGoneProps) {
  const { t, errorText } = useWords();
  const { paths } = useProduct();
  const kind = why === 'offer-expired' ? 'expired' : why === 'not-found' ? 'missing' : why;
  const known = kind === 'expired' || kind === 'missing';
  const title = t(known ? `gone.${kind}.title` : 'gone.failed.title');
  useDocumentHead({ title: t('title.error', { title }) });
  return (
    <Container>
      <EmptyState
        level={1}
        title={title}
        text={known ? t(`gone.${kind}.text`) : errorText(kind)}
        actions={
          <>
            {!known && onRetry && (
              <Button variant="solid" icon="refresh" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <Link className={buttonClass({ variant: known ? 'solid' : 'outline' })} to={paths.form}>
              {t('gone.askAgain')}
            </Link>
          </>
        }
      />
    </Container>
  );
}
