import type { AskedPayment } from '@sigorta/contracts/operations/payment-request-open';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { openPaymentRequest } from '@sigorta/gateway-client/open-payment-request';
import { gatewayOf } from '@sigorta/journey/load/gateway-of';
import { useBoot } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { CodeInput } from '@sigorta/ui-kit/field/CodeInput.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './PaymentPage.module.css';
import { usePaymentWords } from './use-payment-texts.ts';

const digits = 4;

interface ConfirmDetailProps {
  token: string;
  onOpened: (request: AskedPayment) => void;
}

/** One small detail, so that a link in wrong hands opens nothing. */
export function ConfirmDetail({ token, onOpened }: ConfirmDetailProps) {
  const { t, errorText } = usePaymentWords();
  const boot = useBoot();
  const [detail, setDetail] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (detail.length < digits) return setProblem(t('payment.error.detail'));
    setBusy(true);
    setProblem(null);
    try {
      const { request } = await openPaymentRequest(gatewayOf(boot), { token, detail });
      if (request) onOpened(request);
    } catch (error) {
      const code = codeOf(error);
      setProblem(code === 'too-many-requests' ? t('detail.tooMany') : errorText(code));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Container className={styles.confirm}>
      <form className={styles.detail} noValidate onSubmit={(event) => void submit(event)}>
        <h1>{t('detail.headline')}</h1>
        <p className={styles.lead}>{t('detail.lead')}</p>
        <CodeInput
          ref={input}
          id="payment-detail"
          label={t('detail.label')}
          length={digits}
          autoComplete="off"
          value={detail}
          onChange={setDetail}
          error={problem}
        />
        <Button type="submit" size="l" block busy={busy}>
          {t('detail.submit')}
        </Button>
      </form>
      <Notice tone="brand" icon="shield" className={styles.safety}>
        {t('detail.safety')}
      </Notice>
    </Container>
  );
}
