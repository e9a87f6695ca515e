import { couponCheck } from '@sigorta/contracts/operations/coupon-check';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Disclosure } from '@sigorta/ui-kit/dialog/Disclosure.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { useEffect, useRef, useState } from 'react';
import { fieldId } from '../form/field-id.ts';
import { useWords } from '../words/use-words.ts';
import styles from './CouponField.module.css';
import type { Payment } from './use-payment.ts';

/** A coupon code; what it takes off is the gateway's word. */
export function CouponField({ payment }: { payment: Payment }) {
  const { t, errorText } = useWords();
  const { coupon, setCoupon, detail, kept, couponCode } = payment;
  const { typed, setTyped } = couponCode;
  const [isOpen, setOpen] = useState(typed !== '');
  const [isMissed, setMissed] = useState(false);
  const { state, code, act } = useAction(couponCheck);
  const fault = state === 'idle' ? kept.fault : code;
  const forgotten = payment.faultOf('coupon');
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const isApplied = coupon !== null;
  /* what was pressed goes with its press: the other one of the two takes its place */
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other one stands there
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      box.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [isApplied]);
  const apply = async (): Promise<void> => {
    const isEmpty = typed.trim() === '';
    setMissed(isEmpty);
    if (isEmpty) return document.getElementById(fieldId('coupon'))?.focus();
    couponCode.know(typed.trim());
    payment.mend('coupon');
    const checked = await act({ offerId: detail.offer.id, code: typed.trim() });
    if (!checked) return;
    isPressed.current = true;
    setCoupon(checked);
  };
  const remove = (): void => {
    isPressed.current = true;
    setOpen(false);
    setCoupon(null);
  };
  return (
    <div ref={box} {...(coupon === null && { 'data-print': 'hide' })}>
      {coupon ? (
        <p className={styles.applied} role="status">
          <span>{t('coupon.applied', { code: coupon.code })}</span>
          <Button variant="text" size="m" onClick={remove}>
            {t('coupon.remove')}
          </Button>
        </p>
      ) : (
        <Disclosure label={t('coupon.open')} open={isOpen || forgotten !== null} onToggle={setOpen}>
          <div className={styles.field}>
            <TextInput
              id={fieldId('coupon')}
              label={t('coupon.label')}
              error={isMissed ? t('coupon.empty') : (forgotten ?? (fault && errorText(fault)))}
              value={typed}
              maxLength={40}
              autoComplete="off"
              dir="ltr"
              onChange={(event) => {
                setTyped(event.target.value);
                setMissed(false);
                payment.mend('coupon');
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void apply();
              }}
            />
            <Button variant="outline" busy={state === 'busy'} onClick={() => void apply()}>
              {t('coupon.apply')}
            </Button>
          </div>
        </Disclosure>
      )}
    </div>
  );
}
