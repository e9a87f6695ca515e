import { auditCheck } from '@sigorta/contracts/panel/audit';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatDateTime } from '@sigorta/i18n/date';
import { formatNumber } from '@sigorta/i18n/number';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import styles from './Audit.module.css';
import { useAuditTexts } from './use-audit-texts.ts';

/** Reads the whole log on demand: with millions of entries it takes a while. */
export function ChainCheck() {
  const t = useAuditTexts();
  const common = useTexts('common');
  const language = useLanguage();
  const { state, answer, code, act } = useAction(auditCheck);
  const check = (
    <Button variant="outline" size="s" icon="shield" busy={state === 'busy'} onClick={() => void act({})}>
      {t(state === 'done' ? 'check.again' : 'check')}
    </Button>
  );
  if (state === 'failed') {
    return (
      <Notice tone="bad" role="alert" className={styles.check} actions={check}>
        {common(`error.${code}`)}
      </Notice>
    );
  }
  if (state !== 'done') return <div className={styles.check}>{check}</div>;
  const { brokenAt, lostAt, entries, witnessed, alone, checkedAt } = answer;
  const at = formatDateTime(checkedAt, language);
  const number = (value: number) => formatNumber(value, language);
  const fault = brokenAt === null ? ('lost' as const) : ('broken' as const);
  const faultAt = brokenAt ?? lostAt;
  /* whoever cuts the log may delete what was written down outside, too: without it nothing is called whole */
  if (faultAt === null && alone) {
    return (
      <Notice tone="warn" role="alert" title={t('check.alone')} className={styles.check} actions={check}>
        {t('check.alone.text', { at })}
      </Notice>
    );
  }
  return faultAt === null ? (
    <Notice tone="ok" role="status" title={t('check.whole')} className={styles.check} actions={check}>
      {t('check.whole.text', { count: entries, at })}{' '}
      {witnessed !== null && t('check.witnessed', { number: number(witnessed) })}
    </Notice>
  ) : (
    <Notice
      tone="bad"
      role="alert"
      title={t(`check.${fault}`, { number: number(faultAt) })}
      className={styles.check}
      actions={check}
    >
      {t(`check.${fault}.text`, { at })}
    </Notice>
  );
}
