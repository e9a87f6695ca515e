import { useBrand } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { ProgressRing } from '@sigorta/ui-kit/feedback/ProgressRing.tsx';
import { Icon, type IconName } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { phoneHref } from '../../layout/phone-href.ts';
import styles from './PaymentPage.module.css';
import { TryAgain } from './TryAgain.tsx';
import type { PaymentAnswer } from './use-payment.ts';
import { usePaymentWords } from './use-payment-texts.ts';

type State = PaymentAnswer['state'];

const moving: readonly State[] = ['awaiting-bank', 'checking', 'refund-due'];
/** with these somebody of us is at work, or may be asked */
const callable: readonly State[] = ['manual', 'refund-due', 'refund-by-hand'];
const icons: Partial<Record<State, IconName>> = {
  declined: 'important',
  expired: 'clock',
  'awaiting-transfer': 'clock',
  refunded: 'success',
  manual: 'phone',
  'refund-by-hand': 'clock',
};

/** A payment that nobody found is not said not to be. */
const toldOf = <S extends State>(state: S, { isNotFound }: PaymentAnswer): S | 'expired.notFound' =>
  state === 'expired' && isNotFound ? 'expired.notFound' : state;

interface PaymentStateProps {
  payment: PaymentAnswer;
  /** the payment's own */
  state: Exclude<State, 'paid'>;
}

/** Every state that is not the receipt: what happens now, and whether money moved. */
export function PaymentState({ payment, state }: PaymentStateProps) {
  const { t, errorText } = usePaymentWords();
  const { phone } = useBrand().footer;
  const declined = state === 'declined';
  const awaited = state === 'awaiting-transfer';
  const title = declined
    ? errorText(payment.error ?? 'bank-not-approved')
    : t(awaited ? 'transfer.waiting.title' : `result.${toldOf(state, payment)}.title`);
  const icon = icons[state];
  return (
    <Container width="narrow">
      <section className={styles.state} role="status">
        {moving.includes(state) ? (
          <ProgressRing size={72} label={title} />
        ) : (
          icon && <Icon name={icon} size={48} className={styles.icon} />
        )}
        <h1>{title}</h1>
        {!declined && (
          <p className={styles.lead}>
            {t(awaited ? 'transfer.elsewhere' : `result.${toldOf(state, payment)}.text`)}
          </p>
        )}
        <p className={styles.reference}>
          {t('paid.number')}: <bdi dir="ltr">{payment.paymentId}</bdi>
        </p>
        <div className={styles.actions}>
          {(declined || state === 'expired' || state === 'awaiting-bank') && <TryAgain payment={payment} />}
          {phone && callable.includes(state) && (
            <a className={buttonClass({ variant: 'outline' })} href={phoneHref(phone)}>
              {t('call', { phone })}
            </a>
          )}
        </div>
      </section>
    </Container>
  );
}
