import type { CancellablePolicy, CancellationReason } from '@sigorta/contracts/cancellation';
import { cancellationPath } from '@sigorta/contracts/service-paths';
import { Link } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { RadioGroup } from '@sigorta/ui-kit/field/RadioGroup.tsx';
import { useRef, useState } from 'react';
import { CallUs } from './CallUs.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Estimate } from './Estimate.tsx';
import styles from './Offer.module.css';
import { PolicyFacts } from './PolicyFacts.tsx';
import { PolicyTitle } from './PolicyTitle.tsx';
import { Refused } from './Refused.tsx';
import { useCancellationTexts } from './use-cancellation-texts.ts';
import { WithdrawalClock } from './WithdrawalClock.tsx';

interface OfferProps {
  policy: CancellablePolicy;
  /** told what stands after the notice, and again when the amount moved */
  onAsked: (policy: CancellablePolicy) => void;
  /** told that this browser may see the policy no longer */
  onGone: () => void;
}

/** Before the notice: what ending the policy would give back, by when, and the way to say yes. */
export function Offer({ policy, onAsked, onGone }: OfferProps) {
  const t = useCancellationTexts();
  const { reasons, blocked, cancellation, productName } = policy;
  const [reason, setReason] = useState<CancellationReason | null>(null);
  const [missing, setMissing] = useState(false);
  const [asking, setAsking] = useState(false);
  const choices = useRef<{ focus: () => void }>(null);
  const start = (): void => {
    const isMissing = reasons.length > 0 && reason === null;
    setMissing(isMissing);
    if (isMissing) choices.current?.focus();
    else setAsking(true);
  };
  return (
    <div className={styles.offer}>
      <div>
        <p className={styles.kicker}>{t('headline')}</p>
        <PolicyTitle>{productName}</PolicyTitle>
      </div>
      {cancellation?.state === 'refused' && <Refused cancellation={cancellation} />}
      <PolicyFacts policy={policy} />
      {blocked === 'state' ? (
        <Notice tone="info" actions={<CallUs />}>
          {t('blocked.state')}
        </Notice>
      ) : (
        <>
          {blocked === null && <WithdrawalClock policy={policy} />}
          <Estimate policy={policy} />
        </>
      )}
      {blocked === null && (
        <>
          {reasons.length > 0 && (
            <RadioGroup
              id="cancel-reason"
              name="reason"
              look="cards"
              ref={choices}
              label={t('reason.label')}
              hint={t('reason.hint')}
              error={missing ? t('reason.error') : null}
              value={reason ?? ''}
              onChange={(value) => {
                setReason(reasons.find((one) => one === value) ?? null);
                setMissing(false);
              }}
              options={reasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            />
          )}
          <div className={styles.actions}>
            <Button size="l" onClick={start}>
              {t('ask.action')}
            </Button>
            <Link to={cancellationPath} className={buttonClass({ variant: 'text', size: 'l' })}>
              {t('ask.leave')}
            </Link>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        policy={policy}
        reason={reason}
        onClose={() => setAsking(false)}
        onAsked={onAsked}
        onGone={onGone}
      />
    </div>
  );
}
