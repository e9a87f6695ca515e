import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useWords } from '../words/use-words.ts';
import { OldPageNotice } from './OldPageNotice.tsx';
import type { Outcome } from './payment-error.ts';

interface OutcomeNoticeProps {
  outcome: Outcome | null;
  /** code of the purchase the bank sent back, when this page was opened after it */
  returned: string | null;
}

/** What became of the last try, saying whether money moved (spec §8). */
export function OutcomeNotice({ outcome, returned }: OutcomeNoticeProps) {
  const { t, errorText } = useWords();
  if (outcome?.kind === 'unknown') {
    return (
      <Notice tone="warn" role="alert" title={t('pay.unknown.title')}>
        {t('pay.unknown.text')}
      </Notice>
    );
  }
  if (outcome?.kind === 'begun') {
    return (
      <Notice tone="warn" role="alert" title={t('pay.begun.title')}>
        {errorText(outcome.code)}
      </Notice>
    );
  }
  if (outcome?.kind === 'old-page') {
    return (
      <OldPageNotice title={t('pay.old.title')} reload={t('pay.old.reload')}>
        {t('pay.old.text')}
      </OldPageNotice>
    );
  }
  if (outcome?.kind === 'plan-gone') {
    return (
      <Notice tone="warn" role="alert" title={t('pay.failed')}>
        {errorText('installment-not-offered')}
      </Notice>
    );
  }
  if (outcome?.kind === 'notice' || outcome?.kind === 'unfirm' || outcome?.kind === 'others') {
    return (
      <Notice tone="bad" role="alert" title={t('pay.failed')}>
        {errorText(outcome.code)}
      </Notice>
    );
  }
  if (outcome === null && returned !== null) {
    return (
      <Notice tone="bad" role="alert" title={t('pay.failed')}>
        {errorText(returned)} {t('pay.cardAgain')}
      </Notice>
    );
  }
  return null;
}
