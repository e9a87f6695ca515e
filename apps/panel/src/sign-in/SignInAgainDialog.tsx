import { staffMe } from '@sigorta/contracts/panel/staff-me';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import type { SignedIn } from '../app/staff-context.tsx';
import styles from './SignInPage.module.css';
import { SignInSteps } from './SignInSteps.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface SignInAgainDialogProps {
  /** whose session ended */
  person: SignedIn;
  /** given who is back, with what they may do now */
  onBack: (me: SignedIn) => void;
  onClose: () => void;
}

/** The sign-in over the page on which a session ended; what stands on the page stays. */
export function SignInAgainDialog({ person, onBack, onClose }: SignInAgainDialogProps) {
  const t = useSignInTexts();
  const gateway = useGateway();
  const done = async () => {
    const me = await gateway().call(staffMe, {});
    /* a page of somebody else's would stay on the screen */
    if (me.id === person.id) onBack(me);
    else location.reload();
  };
  const signIn = useSignIn(done, person.email);
  return (
    <Dialog open onClose={onClose} title={t('again.title')} size="s" backdropCloses={false}>
      <div className={styles.again}>
        {signIn.step.at !== 'codes' && <Notice>{t('again.text')}</Notice>}
        <SignInSteps signIn={signIn} onDone={() => void done()} isAgain />
      </div>
    </Dialog>
  );
}
