import { cancellationPath } from '@sigorta/contracts/service-paths';
import { formatMoney } from '@sigorta/i18n/money';
import { Link, useDocumentHead } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useWords } from '../words/use-words.ts';
import own from './CancelledPolicy.module.css';
import { DocumentRows } from './DocumentRows.tsx';
import type { Purchase } from './polling.ts';
import styles from './StateNotice.module.css';

type State = Exclude<NonNullable<Purchase['cancellation']>, 'refused'>;

interface CancelledPolicyProps {
  purchase: Purchase;
  state: State;
}

/** A policy whose end was asked for, or that is over: where it stands is told by the cancellation service. */
export function CancelledPolicy({ purchase, state }: CancelledPolicyProps) {
  const { t, language } = useWords();
  const { personal, charged } = purchase;
  const isOver = state !== 'passing-on' && state !== 'manual';
  const title = t(isOver ? 'cancelled.title' : 'cancelled.asked.title');
  useDocumentHead({ title });
  return (
    <Container width="narrow">
      <section className={styles.notice} role="status">
        <Icon name={isOver ? 'info' : 'clock'} size={48} className={styles.icon} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{t(isOver ? `cancelled.${state}` : 'cancelled.asked.text')}</p>
        {isOver && charged !== null && (
          <p className={styles.money}>{t('cancelled.kept', { amount: formatMoney(charged, language) })}</p>
        )}
        <p className={styles.reference}>
          {t('policy.reference')}: <bdi dir="ltr">{purchase.purchaseId}</bdi>
        </p>
        {personal && (
          <div className={styles.actions}>
            <Link
              className={buttonClass({ variant: 'solid' })}
              to={`${cancellationPath}?satin-alma=${purchase.purchaseId}`}
            >
              {t('cancelled.follow')}
            </Link>
          </div>
        )}
      </section>
      {personal && (
        <div className={own.documents}>
          <DocumentRows purchase={purchase} />
        </div>
      )}
    </Container>
  );
}
