import type { CancellablePolicy, CancellationReason } from '@sigorta/contracts/cancellation';
import { useLanguage } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { KeyValue } from '@sigorta/ui-kit/data/KeyValue.tsx';
import { Money } from '@sigorta/ui-kit/data/Money.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import styles from './Offer.module.css';
import { useCancellationTexts } from './use-cancellation-texts.ts';
import { useRequest } from './use-request.ts';

interface ConfirmDialogProps {
  open: boolean;
  policy: CancellablePolicy;
  reason: CancellationReason | null;
  onClose: () => void;
  onAsked: (policy: CancellablePolicy) => void;
  onGone: () => void;
}

/** Yes or leave (spec §2): what is lost and what comes back stands beside the two buttons. */
export function ConfirmDialog({ open, policy, reason, onClose, onAsked, onGone }: ConfirmDialogProps) {
  const t = useCancellationTexts();
  const language = useLanguage();
  const { busy, problem, ask } = useRequest({
    asked: onAsked,
    changed: () => onAsked(policy),
    gone: onGone,
  });
  const { productName, policyNumber, estimate, isCompulsory } = policy;
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      size="s"
      title={t('confirm.title')}
      actions={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {t('confirm.no')}
          </Button>
          <Button busy={busy} onClick={() => void ask(policy, reason)}>
            {t('confirm.yes')}
          </Button>
        </>
      }
    >
      <div className={styles.confirm}>
        {problem && (
          <Notice tone={problem === 'confirm.changed' ? 'warn' : 'bad'} role="alert">
            {t(problem)}
          </Notice>
        )}
        <KeyValue
          lines
          rows={[
            { id: 'no', label: productName, value: <bdi dir="ltr">{policyNumber}</bdi> },
            {
              id: 'refund',
              label: t('estimate.refund'),
              value: <Money money={estimate.refund} language={language} />,
            },
          ]}
        />
        <p>{t('confirm.text')}</p>
        {isCompulsory && <p>{t('confirm.compulsory')}</p>}
      </div>
    </Dialog>
  );
}
