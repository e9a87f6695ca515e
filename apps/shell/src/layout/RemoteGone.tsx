import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextLink } from '@sigorta/ui-kit/button/TextLink.tsx';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { Suspense, useEffect, useRef } from 'react';
import { again } from './again.ts';
import styles from './Failed.module.css';
import { mayHavePaid } from './page-rules.ts';
import { phoneHref } from './phone-href.ts';
import type { RemoteFailedProps } from './RemoteFailed.tsx';
import { tellFailure } from './tell-failure.ts';

const CallbackCard = later(async () => (await import('../pages/application/CallbackCard.tsx')).CallbackCard);

/** A product whose remote is not there: try again, call, or leave a number (architecture.md). */
export function RemoteGone({ product, page, failure, retry, inUse }: RemoteFailedProps) {
  const t = useTexts('shell');
  useEffect(() => tellFailure(failure), [failure]);
  const { footer } = useBrand();
  const request = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const begun = () => {
      inUse.current = true;
    };
    request.current?.addEventListener('focusin', begun, { once: true });
  }, [inUse]);
  /* only before the payment page may anybody say that no money moved */
  const kind = mayHavePaid(page) ? 'paying' : 'offline';
  return (
    <Container as="section" className={styles.offline} data-failure={failure}>
      <div className={styles.words} role="status">
        <img
          src="/art/states/offline-remote.svg"
          alt=""
          width={200}
          height={150}
          className={styles.picture}
        />
        <h1>{t(`page.${kind}.title`)}</h1>
        <p className={styles.text}>{t(`page.${kind}.text`, { product: product.name })}</p>
        <Button variant="outline" icon="refresh" onClick={again(retry)}>
          {t('page.offline.retry')}
        </Button>
        {footer.phone && (
          <p className={styles.phone}>
            <span>{t('page.offline.phone')}</span>
            <TextLink href={phoneHref(footer.phone)}>
              <bdi dir="ltr">{footer.phone}</bdi>
            </TextLink>
          </p>
        )}
      </div>
      <div ref={request}>
        <Suspense fallback={null}>
          <CallbackCard product={product} />
        </Suspense>
      </div>
    </Container>
  );
}
