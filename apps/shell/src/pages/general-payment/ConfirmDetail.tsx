import { type AskedPayment, paymentRequestOpen } from '@sigorta/contracts/operations/payment-request-open';
import { useAction } from '@sigorta/gateway-client/react/use-action';
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
  const [detail, setDetail] = useState('');
  const [isShort, setShort] = useState(false);
  const { state, code, act, reset } = useAction(paymentRequestOpen);
  const words = code === 'too-many-requests' ? t('detail.tooMany') : code && errorText(code);
  const problem = isShort ? t('payment.error.detail') : words;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    reset();
    setShort(detail.length < digits);
    if (detail.length < digits) return;
    const opened = await act({ token, detail });
    if (opened?.request) onOpened(opened.request);
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
        <Button type="submit" size="l" block busy={state === 'busy'}>
          {t('detail.submit')}
        </Button>
      </form>
      <Notice tone="brand" icon="shield" className={styles.safety}>
        {t('detail.safety')}
      </Notice>
    </Container>
  );
}
