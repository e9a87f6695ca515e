import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { ProductScene } from '../remote/ProductScene.tsx';
import { useWords } from '../words/use-words.ts';

/** The purchase is unknown here, or could not be asked for. */
export function NoPurchase({ code, onRetry }: { code: string; onRetry?: () => void }) {
  const { t, errorText } = useWords();
  const { paths } = useProduct();
  const unknown = code === 'not-found';
  return (
    <Container>
      <EmptyState
        illustration={<ProductScene />}
        level={1}
        title={t(unknown ? 'gone.title' : 'gone.failed')}
        text={unknown ? t('gone.text') : errorText(code)}
        actions={
          <>
            {onRetry && !unknown && (
              <Button variant="solid" icon="refresh" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <Link className={buttonClass({ variant: 'outline' })} to={paths.form}>
              {t('gone.toForm')}
            </Link>
          </>
        }
      />
    </Container>
  );
}
