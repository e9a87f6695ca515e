import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import styles from './SignInPage.module.css';
import { StepHead } from './StepHead.tsx';
import { useSignInTexts } from './use-sign-in-texts.ts';

/** Who used the invitation already signs in as always. */
export function ExpiredStep({ onSignIn }: { onSignIn: () => void }) {
  const t = useSignInTexts();
  return (
    <div className={styles.step}>
      <StepHead title={t('invited.expired.title')} lead={t('invited.expired.text')} />
      <Button variant="outline" onClick={onSignIn}>
        {t('invited.expired.action')}
      </Button>
    </div>
  );
}
