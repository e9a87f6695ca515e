import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import type { ProductPage } from '@sigorta/contracts/journey-pages';
import type { RemoteFailure } from '@sigorta/federation/remote-error';
import { useBrand, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextLink } from '@sigorta/ui-kit/button/TextLink.tsx';
import { later } from '@sigorta/ui-kit/later/later.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { Suspense, useEffect } from 'react';
import { again } from './again.ts';
import styles from './Failed.module.css';
import { LineLost } from './LineLost.tsx';
import { mayHavePaid } from './page-rules.ts';
import { phoneHref } from './phone-href.ts';
import { tellFailure } from './tell-failure.ts';
import { useLineLost } from './use-line-lost.ts';

const CallbackCard = later(async () => (await import('../pages/application/CallbackCard.tsx')).CallbackCard);

interface RemoteFailedProps {
  product: CatalogueCard;
  /** which of its pages */
  page: ProductPage;
  failure: RemoteFailure;
  retry: () => void;
}

/** A product's page did not come: for want of a line, or because its remote is not there. */
export function RemoteFailed(props: RemoteFailedProps) {
  return useLineLost() ? <LineLost retry={props.retry} /> : <RemoteGone {...props} />;
}

/** A product whose remote is not there: try again, call, or leave a number (architecture.md). */
function RemoteGone({ product, page, failure, retry }: RemoteFailedProps) {
  const t = useTexts('shell');
  useEffect(() => tellFailure(failure), [failure]);
  const { footer } = useBrand();
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
      <Suspense fallback={null}>
        <CallbackCard product={product} />
      </Suspense>
    </Container>
  );
}
