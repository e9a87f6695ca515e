import { formatMoney } from '@sigorta/i18n/money';
import { Link, useBrand, useDocumentHead } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { ProgressRing } from '@sigorta/ui-kit/feedback/ProgressRing.tsx';
import { Icon, type IconName } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { OpenByPhone } from './OpenByPhone.tsx';
import type { Purchase } from './polling.ts';
import styles from './StateNotice.module.css';

const moving: readonly Purchase['state'][] = ['awaiting-bank', 'checking', 'refund-due'];
/** with these somebody of us is at work, or may be asked */
const callable: readonly Purchase['state'][] = ['manual', 'refund-due', 'refund-by-hand'];
const icons: Partial<Record<Purchase['state'], IconName>> = {
  refunded: 'success',
  manual: 'phone',
  'refund-by-hand': 'clock',
  'awaiting-transfer': 'clock',
  expired: 'clock',
  declined: 'important',
};

interface StateNoticeProps {
  purchase: Purchase;
  /** the purchase's own */
  state: Exclude<Purchase['state'], 'issued'>;
}

type Told = Exclude<Purchase['state'], 'issued' | 'declined'>;

/** What the words are chosen by. */
interface Telling {
  /** its insurer made a policy when the money was back already */
  isReturned: boolean;
  notFound: Purchase['notFound'];
}

/* what nobody found is not said to be nowhere */
function titleOf(state: Told, { isReturned, notFound }: Telling) {
  if (state === 'awaiting-transfer') return 'transfer.waiting.title';
  if (state === 'refund-due' && notFound === 'policy') return 'policy.refund-due.notFound.title';
  if (state === 'expired' && notFound === 'payment') return 'policy.expired.notFound.title';
  return isReturned ? 'policy.manual.returned.title' : (`policy.${state}.title` as const);
}

function textOf(state: Told, { isReturned, notFound }: Telling) {
  if (state === 'awaiting-transfer') return 'transfer.elsewhere';
  if (notFound === 'policy' && (state === 'refund-due' || state === 'refunded'))
    return `policy.${state}.notFound.text` as const;
  if (state === 'expired' && notFound === 'payment') return 'policy.expired.notFound.text';
  return isReturned ? 'policy.manual.returned.text' : (`policy.${state}.text` as const);
}

/** Whether the page says that nothing was charged: only where that is sure and somebody may wonder. */
const isUncharged = ({ charged, state }: Purchase, { isReturned, notFound }: Telling): boolean =>
  charged === null &&
  !isReturned &&
  notFound !== 'payment' &&
  !['awaiting-transfer', 'refunded', 'checking', 'awaiting-bank'].includes(state);

/** Every state but the finished policy: what happens now, and whether money moved. */
export function StateNotice({ purchase, state }: StateNoticeProps) {
  const { t, errorText, language } = useWords();
  const { paths } = useProduct();
  const { phone } = useBrand().footer;
  const { charged, error, notFound } = purchase;
  const declined = state === 'declined';
  /* its insurer made a policy when the money was back already */
  const isReturned = state === 'manual' && error === 'policy-failed' && charged === null;
  const telling = { isReturned, notFound };
  const title = state === 'declined' ? errorText(error ?? 'bank-not-approved') : t(titleOf(state, telling));
  useDocumentHead({ title });
  const icon = icons[state];
  return (
    <Container width="narrow">
      <section className={styles.notice} role="status">
        {moving.includes(state) ? (
          <ProgressRing size={72} label={title} />
        ) : (
          icon && <Icon name={icon} size={48} className={styles.icon} />
        )}
        <h1 className={styles.title}>{title}</h1>
        {state !== 'declined' && <p className={styles.text}>{t(textOf(state, telling))}</p>}
        {charged !== null && (
          <p className={styles.money}>{t('policy.charged', { amount: formatMoney(charged, language) })}</p>
        )}
        {isUncharged(purchase, telling) && <p className={styles.money}>{t('policy.notCharged')}</p>}
        <p className={styles.reference}>
          {t('policy.reference')}: <bdi dir="ltr">{purchase.purchaseId}</bdi>
        </p>
        <div className={styles.actions}>
          {state === 'awaiting-transfer' && <OpenByPhone purchase={purchase} />}
          {state === 'awaiting-bank' && paths.payment && (
            <Link
              className={buttonClass({ variant: 'outline' })}
              to={`${paths.payment}?teklif=${purchase.offerId}`}
            >
              {t('policy.awaiting-bank.back')}
            </Link>
          )}
          {(state === 'expired' || state === 'refunded' || declined) && (
            <Link className={buttonClass({ variant: 'solid' })} to={paths.form}>
              {t('policy.askAgain')}
            </Link>
          )}
          {phone && callable.includes(state) && (
            <a className={buttonClass({ variant: 'outline' })} href={`tel:${phone.replace(/\s/g, '')}`}>
              {t('policy.call', { phone })}
            </a>
          )}
        </div>
      </section>
    </Container>
  );
}
