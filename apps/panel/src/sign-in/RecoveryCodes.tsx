import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { useState } from 'react';
import styles from './SignInPage.module.css';
import { StepHead } from './StepHead.tsx';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
  /** of the heading; 1 where the codes are the page */
  level?: 1 | 2 | undefined;
}

/** Ten codes, shown this once: to copy, to print, to keep. */
export function RecoveryCodes({ codes, onDone, level = 1 }: RecoveryCodesProps) {
  const t = useSignInTexts();
  const [copied, setCopied] = useState(false);
  return (
    <div className={styles.step}>
      <StepHead title={t('codes.headline')} lead={t('codes.lead')} level={level} />
      <ul className={styles.codes} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button
          variant="outline"
          icon="copy"
          onClick={() => void navigator.clipboard?.writeText(codes.join('\n')).then(() => setCopied(true))}
        >
          {t(copied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button variant="outline" icon="print" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <Button size="l" block onClick={onDone}>
        {t('codes.action')}
      </Button>
    </div>
  );
}
