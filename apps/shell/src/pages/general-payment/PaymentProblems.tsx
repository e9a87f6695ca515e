import { OldPageNotice } from '@sigorta/journey/payment/OldPageNotice.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { ErrorSummary } from '@sigorta/ui-kit/field/ErrorSummary.tsx';
import type { Failure } from './use-general-payment.ts';
import { usePaymentWords } from './use-payment-texts.ts';

interface PaymentProblemsProps {
  problems: readonly { id: string; message: string }[];
  failure: Failure | null;
}

/** What has to be mended, or what became of the last try; nobody says that no money moved when nobody knows. */
export function PaymentProblems({ problems, failure }: PaymentProblemsProps) {
  const { t, errorText } = usePaymentWords();
  if (problems.length > 0) return <ErrorSummary title={t('errors.title')} errors={problems} />;
  if (failure === null) return null;
  if (failure.kind === 'old-page')
    return (
      <OldPageNotice title={t('pay.old.title')} reload={t('pay.old.reload')}>
        {t('old.text')}
      </OldPageNotice>
    );
  const unknown = failure.kind === 'unknown';
  return (
    <Notice
      tone={unknown ? 'warn' : 'bad'}
      role="alert"
      title={t(unknown ? 'pay.unknown.title' : 'pay.failed')}
    >
      {unknown ? t('unknown.text') : errorText(failure.code)}
    </Notice>
  );
}
