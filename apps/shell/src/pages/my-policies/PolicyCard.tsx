import type { BoughtPolicy } from '@sigorta/contracts/operations/my-policies';
import { cancellationPath } from '@sigorta/contracts/service-paths';
import { formatDate, formatDateRange } from '@sigorta/i18n/date';
import { Link, useLanguage, useToday } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Card } from '@sigorta/ui-kit/data/Card.tsx';
import { KeyValue, type KeyValueRow } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { DocumentButtons } from './DocumentButtons.tsx';
import styles from './MyPoliciesPage.module.css';
import { reachedOf } from './reached-of.ts';
import { shownState, toneOf } from './shown-state.ts';
import { useMyPoliciesTexts } from './use-my-policies-texts.ts';

/** One purchase: where it stands, what it covers and its documents. */
export function PolicyCard({ policy }: { policy: BoughtPolicy }) {
  const t = useMyPoliciesTexts();
  const state = shownState(policy, useToday());
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2>{policy.productName}</h2>
        <Badge tone={toneOf(state)}>{t(`state.${state}`)}</Badge>
      </div>
      <KeyValue lines rows={useRows(policy)} />
      <div className={styles.actions}>
        <DocumentButtons policy={policy} />
        {policy.path && (
          <Link
            to={`${policy.path}?satin-alma=${policy.purchaseId}`}
            className={textLinkClass()}
            aria-label={t('named', { action: t('open'), product: policy.productName })}
          >
            {t('open')}
          </Link>
        )}
        {policy.renewal?.kept && (
          <Link
            to={`${policy.renewal.kept.path}?kayit=${policy.renewal.kept.token}`}
            className={textLinkClass()}
            aria-label={t('named', { action: t('renewal.open'), product: policy.productName })}
          >
            {t('renewal.open')}
          </Link>
        )}
        {policy.page && (
          <a
            href={policy.page}
            className={textLinkClass()}
            aria-label={t('named', { action: t('page'), product: policy.productName })}
          >
            {t('page')}
          </a>
        )}
        {(state === 'issued' || policy.cancellation !== null) && (
          <Link
            to={`${cancellationPath}?satin-alma=${policy.purchaseId}`}
            className={textLinkClass()}
            aria-label={t('named', { action: t('cancel'), product: policy.productName })}
          >
            {t('cancel')}
          </Link>
        )}
      </div>
    </Card>
  );
}

function useRows(policy: BoughtPolicy): KeyValueRow[] {
  const t = useMyPoliciesTexts();
  const language = useLanguage();
  const { insurer, policyNumber, cover, boughtAt, paid, renewal } = policy;
  const reached = reachedOf(policy.deliveries);
  return [
    { id: 'insurer', label: t('insurer'), value: <bdi>{insurer.name}</bdi> },
    ...(policyNumber ? [{ id: 'no', label: t('policyNo'), value: <bdi dir="ltr">{policyNumber}</bdi> }] : []),
    ...(cover
      ? [
          {
            id: 'cover',
            label: t('cover'),
            value: <bdi>{formatDateRange(cover.firstDay, cover.lastDay, language)}</bdi>,
          },
        ]
      : []),
    { id: 'bought', label: t('bought'), value: <bdi>{formatDate(boughtAt, language)}</bdi> },
    ...(paid ? [{ id: 'paid', label: t('paid'), value: <Money money={paid} language={language} /> }] : []),
    ...(renewal
      ? [{ id: 'renewal', label: t('renewal'), value: t(renewal.isOn ? 'renewal.on' : 'renewal.off') }]
      : []),
    ...(reached ? [{ id: 'reached', label: t('reached'), value: t(`reached.${reached}`) }] : []),
  ];
}
