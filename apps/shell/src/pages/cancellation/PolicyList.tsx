import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { formatDateRange } from '@sigorta/i18n/date';
import { Link, useLanguage } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Card } from '@sigorta/ui-kit/data/Card.tsx';
import styles from './PolicyList.module.css';
import { isFollowed, policyState, toneOf } from './policy-state.ts';
import { policyHref } from './purchase-query.ts';
import { useCancellationTexts } from './use-cancellation-texts.ts';

/** Policies with their numbers; each leads to its cancellation. */
export function PolicyList({ policies }: { policies: readonly CancellablePolicy[] }) {
  return (
    <ul className={styles.list}>
      {policies.map((policy) => (
        <Row key={policy.purchaseId} policy={policy} />
      ))}
    </ul>
  );
}

function Row({ policy }: { policy: CancellablePolicy }) {
  const t = useCancellationTexts();
  const language = useLanguage();
  const { productName: product, policyNumber: number, insurer, cover } = policy;
  const state = policyState(policy);
  const action = t(isFollowed(policy) ? 'list.follow' : 'list.open');
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3>{product}</h3>
          <Badge tone={toneOf(state)}>{t(`state.${state}`)}</Badge>
        </div>
        <p className={styles.number}>
          <span className={styles.label}>{t('policyNo')}</span> <bdi dir="ltr">{number}</bdi>
        </p>
        <p className={styles.facts}>
          <bdi>{insurer.name}</bdi>
          <bdi>{formatDateRange(cover.firstDay, cover.lastDay, language)}</bdi>
        </p>
      </div>
      <Link
        to={policyHref(policy.purchaseId)}
        className={buttonClass({ variant: 'outline' })}
        aria-label={t('list.named', { action, product, number })}
      >
        {action}
      </Link>
    </Card>
  );
}
