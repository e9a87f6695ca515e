import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { CodeStep } from './CodeStep.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { ExpiredStep } from './ExpiredStep.tsx';
import { InvitedStep } from './InvitedStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SignInPage.module.css';
import { useProblemWords } from './use-problem-words.ts';
import type { SignIn } from './use-sign-in.ts';
import { useSignInMessage, useSignInTexts } from './use-sign-in-texts.ts';

interface SignInStepsProps {
  signIn: SignIn;
  onDone: () => void;
  /** in a dialog over a page: whose e-mail it is stands fast, and the dialog has the title */
  isAgain?: boolean | undefined;
}

/** Whichever step of the way into the panel it is. */
export function SignInSteps({ signIn, onDone, isAgain = false }: SignInStepsProps) {
  const t = useSignInTexts();
  const messageText = useSignInMessage();
  const wordsOf = useProblemWords();
  const { step, email, problem, busy } = signIn;
  const atField = problem?.message ?? null;
  const words = problem && atField === null ? wordsOf(problem.code) : null;
  const atCode = words ?? (atField && wordsOf('code-wrong'));
  switch (step.at) {
    case 'password':
      return (
        <PasswordStep
          busy={busy}
          email={email}
          onSend={signIn.signIn}
          problem={words ?? (atField && wordsOf('sign-in-failed'))}
          isAgain={isAgain}
        />
      );
    case 'code':
      return (
        <CodeStep
          busy={busy}
          problem={atCode}
          passkey={step.passkey}
          onProof={(proof) => signIn.prove(step.challenge, proof)}
          onSend={(code) => signIn.check(step.challenge, code)}
          onBack={signIn.restart}
          isAgain={isAgain}
        />
      );
    case 'invited':
      return (
        <InvitedStep
          busy={busy}
          person={step}
          problem={words}
          refused={atField && messageText(atField)}
          onSend={(password) => signIn.accept(step.token, password)}
        />
      );
    case 'enrol':
      return (
        <EnrolStep
          busy={busy}
          factor={step}
          problem={atCode}
          onSend={(code) => signIn.enrol(step.challenge, code)}
          level={isAgain ? 2 : 1}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.recoveryCodes} onDone={onDone} level={isAgain ? 2 : 1} />;
    case 'expired':
      return <ExpiredStep onSignIn={signIn.restart} />;
    default:
      return words ? (
        <Notice
          tone="bad"
          role="alert"
          title={words}
          actions={
            <Button variant="outline" size="s" icon="refresh" onClick={() => void signIn.open(step.token)}>
              {t('invited.again')}
            </Button>
          }
        />
      ) : (
        <p role="status" className={styles.opening}>
          <Spinner /> {t('invited.opening')}
        </p>
      );
  }
}
