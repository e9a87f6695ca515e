import { Link } from '@sigorta/runtime/runtime';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { generalPaymentPath } from '../../layout/page-rules.ts';
import type { PaymentAnswer } from './use-payment.ts';
import { usePaymentWords } from './use-payment-texts.ts';

/** Back to the form the payment came from. */
export function TryAgain({ payment }: { payment: PaymentAnswer }) {
  const { t } = usePaymentWords();
  const token = payment.personal?.requestToken;
  return (
    <Link
      className={buttonClass({ variant: 'solid' })}
      to={token ? `${generalPaymentPath}?istek=${token}` : generalPaymentPath}
    >
      {t('result.again')}
    </Link>
  );
}
