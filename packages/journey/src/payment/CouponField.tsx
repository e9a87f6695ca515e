import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { useBoot } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Disclosure } from '@sigorta/ui-kit/dialog/Disclosure.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { useState } from 'react';
import { gatewayOf } from '../load/gateway-of.ts';
import { useWords } from '../words/use-words.ts';
import styles from './CouponField.module.css';
import type { Payment } from './use-payment.ts';

/** A coupon code; what it takes off is the gateway's word. */
export function CouponField({ payment }: { payment: Payment }) {
  const { t, errorText } = useWords();
  const boot = useBoot();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { coupon, setCoupon, detail } = payment;
  const apply = async (): Promise<void> => {
    if (busy || code.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      const { checkCoupon } = await import('@sigorta/gateway-client/check-coupon');
      setCoupon(await checkCoupon(gatewayOf(boot), { offerId: detail.offer.id, code: code.trim() }));
    } catch (error) {
      setProblem(errorText(codeOf(error)));
    } finally {
      setBusy(false);
    }
  };
  if (coupon) {
    return (
      <p className={styles.applied} role="status">
        <span>{t('coupon.applied', { code: coupon.code })}</span>
        <Button variant="text" size="m" onClick={() => setCoupon(null)}>
          {t('coupon.remove')}
        </Button>
      </p>
    );
  }
  return (
    <Disclosure label={t('coupon.open')}>
      <div className={styles.field}>
        <TextInput
          id="coupon"
          label={t('coupon.label')}
          error={problem}
          value={code}
          maxLength={40}
          autoComplete="off"
          dir="ltr"
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void apply();
          }}
        />
        <Button variant="outline" busy={busy} onClick={() => void apply()}>
          {t('coupon.apply')}
        </Button>
      </div>
    </Disclosure>
  );
}
