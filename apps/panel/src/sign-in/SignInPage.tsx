import { useBrand, useDocumentHead, useLocation, useNavigate } from '@sigorta/runtime/runtime';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { CodeStep } from './CodeStep.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { ExpiredStep } from './ExpiredStep.tsx';
import { InvitedStep } from './InvitedStep.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { returnPath } from './return-path.ts';
import styles from './SignInPage.module.css';
import { useProblemWords } from './use-problem-words.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSignInTexts } from './use-sign-in-texts.ts';

/** `/panel/giris` (spec §2): password, second factor, and the way in for who was invited. */
export function SignInPage() {
  const t = useSignInTexts();
  const wordsOf = useProblemWords();
  const { name } = useBrand();
  const navigate = useNavigate();
  const { search } = useLocation();
  useDocumentHead({ title: `${t('title')} · ${name}` });
  const leave = () => navigate(returnPath(search), { replace: true });
  const { step, problem, busy, restart, signIn, accept, check, enrol } = useSignIn(leave);
  const atField = problem?.message ?? null;
  const words = problem && atField === null ? wordsOf(problem.code) : null;
  return (
    <div className={styles.page}>
      <p className={styles.brand}>{name}</p>
      <div className={styles.card}>
        {step.at === 'password' && <PasswordStep busy={busy} onSend={signIn} problem={words} />}
        {step.at === 'code' && (
          <CodeStep
            busy={busy}
            problem={words ?? (atField && wordsOf('code-wrong'))}
            onSend={(code) => check(step.challenge, code)}
            onBack={restart}
          />
        )}
        {step.at === 'invited' && (
          <InvitedStep
            busy={busy}
            person={step}
            problem={words}
            refused={atField && t(atField)}
            onSend={(password) => accept(step.token, password)}
          />
        )}
        {step.at === 'enrol' && (
          <EnrolStep
            busy={busy}
            factor={step}
            problem={words ?? (atField && wordsOf('code-wrong'))}
            onSend={(code) => enrol(step.challenge, code)}
          />
        )}
        {step.at === 'codes' && <RecoveryCodes codes={step.recoveryCodes} onDone={leave} />}
        {step.at === 'expired' && <ExpiredStep />}
        {step.at === 'opening' && words && <Notice tone="bad" role="alert" title={words} />}
      </div>
      <LanguageLinks />
    </div>
  );
}
