import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import type { PasskeyProof, PasskeyRequest } from '../passkeys/device.ts';
import { PasskeyWay } from '../passkeys/PasskeyWay.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './SignInPage.module.css';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface CodeStepProps {
  busy: boolean;
  problem: string | null;
  /** null: the person has no passkey */
  passkey: PasskeyRequest | null;
  onProof: (proof: PasskeyProof) => Promise<void>;
  onSend: (code: string) => Promise<void>;
  onBack: () => void;
  isAgain: boolean;
}

/** The second step: a passkey where there is one, the code of the app, or a recovery code. */
export function CodeStep({ busy, problem, passkey, onProof, onSend, onBack, isAgain }: CodeStepProps) {
  const t = useSignInTexts();
  return (
    <div className={styles.step}>
      <div>
        <TextButton icon="back" quiet onClick={onBack}>
          {t('back')}
        </TextButton>
        {!isAgain && <h1>{t('code.headline')}</h1>}
      </div>
      <PasskeyWay request={passkey} busy={busy} onProof={onProof} />
      <CodeForm
        busy={busy}
        problem={problem}
        action={t('code.action')}
        isSecond={passkey !== null}
        onSend={onSend}
        head={(isRecovery) => !isRecovery && <p className={styles.lead}>{t('code.lead')}</p>}
      />
    </div>
  );
}
