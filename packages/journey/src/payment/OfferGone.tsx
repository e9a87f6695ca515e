import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { Link, useDocumentHead } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { EmptyState } from '@sigorta/ui-kit/feedback/EmptyState.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useEffect, useRef } from 'react';
import { isRemembered } from '../form/is-remembered.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { ProductScene } from '../remote/ProductScene.tsx';
import { useWords } from '../words/use-words.ts';

interface OfferGoneProps {
  /** `expired`, `missing`, or how the call was refused */
  why: 'expired' | 'missing' | GatewayErrorCode;
  onRetry?: () => void;
  /** address of the other offers, where they are known */
  offers?: string;
  /** a page stood here that its buyer was at work on */
  tookPlace?: boolean;
}

/** The offer cannot be paid; says that no money moved and what to do. */
export function OfferGone({ why, onRetry, offers, tookPlace = false }: OfferGoneProps) {
  const { t, errorText } = useWords();
  const { id, paths } = useProduct();
  const box = useRef<HTMLDivElement>(null);
  /* what had the focus is gone with its page: who listens or types goes on from here */
  useEffect(() => {
    if (!tookPlace || document.activeElement !== document.body) return;
    box.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [tookPlace]);
  const kind = why === 'offer-expired' ? 'expired' : why === 'not-found' ? 'missing' : why;
  const known = kind === 'expired' || kind === 'missing';
  const title = t(known ? `gone.${kind}.title` : 'gone.failed.title');
  useDocumentHead({ title: t('title.error', { title }) });
  return (
    <Container>
      <div ref={box} tabIndex={-1} {...(tookPlace && { role: 'alert' })}>
        <EmptyState
          illustration={<ProductScene />}
          level={1}
          title={title}
          text={
            <>
              {known ? t(`gone.${kind}.text`) : errorText(kind)}
              {kind === 'expired' && isRemembered(id) && ` ${t('gone.expired.kept')}`}
            </>
          }
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
              {offers && (
                <Link className={buttonClass({ variant: 'outline' })} to={offers}>
                  {t('gone.others')}
                </Link>
              )}
            </>
          }
        />
      </div>
    </Container>
  );
}
