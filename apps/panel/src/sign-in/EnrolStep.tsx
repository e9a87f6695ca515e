import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { QrCode } from '@sigorta/ui-kit/data/QrCode.tsx';
import { type FormEvent, useState } from 'react';
import { FactorField } from './FactorField.tsx';
import styles from './SignInPage.module.css';
import { StepHead } from './StepHead.tsx';
import type { NewFactor } from './use-sign-in.ts';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface EnrolStepProps {
  busy: boolean;
  factor: NewFactor;
  problem: string | null;
  onSend: (code: string) => Promise<void>;
  /** of the heading; 1 where the step is the page */
  level?: 1 | 2 | undefined;
}

/** Three steps: open an app, scan, type its first code. */
export function EnrolStep({ busy, factor, problem, onSend, level = 1 }: EnrolStepProps) {
  const t = useSignInTexts();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setMissing(code.length < 6);
    if (code.length === 6) void onSend(code).then(() => setCode(''));
  };
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <StepHead title={t('enrol.headline')} lead={t('enrol.lead')} level={level} />
      <ol className={styles.list}>
        <li>{t('enrol.step.1')}</li>
        <li>
          <div>
            <p>{t('enrol.step.2')}</p>
            <QrCode text={factor.uri} label={t('enrol.qr')} />
            <p className={styles.note}>
              {t('enrol.secret')}
              <bdi dir="ltr" className={styles.secret}>
                {factor.secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </bdi>
            </p>
          </div>
        </li>
        <li>
          <div>
            <p>{t('enrol.step.3')}</p>
            <FactorField
              value={code}
              onChange={setCode}
              error={missing ? t('code.missing') : problem}
              focused={false}
            />
          </div>
        </li>
      </ol>
      <Button type="submit" size="l" block busy={busy}>
        {t('enrol.action')}
      </Button>
    </form>
  );
}
