import { useBrand, useDocumentHead } from '@sigorta/runtime/runtime';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { CodeStep } from './CodeStep.tsx';
import styles from './LoginPage.module.css';
import { PhoneStep } from './PhoneStep.tsx';
import { useLogin } from './use-login.ts';
import { useLoginTexts } from './use-login-texts.ts';

/** Login by phone number and SMS code (spec §2). */
export function LoginPage() {
  const t = useLoginTexts();
  const { name } = useBrand();
  const { step, problem, busy, isWorking, send, check, changePhone } = useLogin();
  useDocumentHead({ title: t('title', { name }), description: t('description', { name }) });
  const error = problem && t(problem);
  return (
    <div className={styles.page}>
      <div className={styles.art} aria-hidden="true">
        <div className={styles.doors}>
          <i />
          <i />
          <i />
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.form}>
          {step.at === 'phone' ? (
            <PhoneStep error={error} busy={busy} isWorking={isWorking} onSend={send} />
          ) : (
            <CodeStep
              key={step.challenge}
              step={step}
              error={error}
              busy={busy}
              isWorking={isWorking}
              onCheck={check}
              onResend={() => send(step.phone)}
              onChange={changePhone}
            />
          )}
          <Notice tone="brand" icon="lock">
            {t('code.safety')}
          </Notice>
        </div>
      </div>
    </div>
  );
}
