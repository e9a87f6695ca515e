import { useBrand, useDocumentHead, useLocation, useNavigate } from '@sigorta/runtime/runtime';
import { LanguageLinks } from './LanguageLinks.tsx';
import { returnPath } from './return-path.ts';
import styles from './SignInPage.module.css';
import { SignInSteps } from './SignInSteps.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSignInTexts } from './use-sign-in-texts.ts';

/** `/panel/giris` (spec §2): password, second factor, and the way in for who was invited. */
export function SignInPage() {
  const t = useSignInTexts();
  const { name } = useBrand();
  const navigate = useNavigate();
  const { search } = useLocation();
  useDocumentHead({ title: `${t('title')} · ${name}` });
  const leave = () => navigate(returnPath(search), { replace: true });
  const signIn = useSignIn(leave);
  return (
    <div className={styles.page}>
      <p className={styles.brand}>{name}</p>
      <div className={styles.card}>
        <SignInSteps signIn={signIn} onDone={leave} />
      </div>
      <LanguageLinks />
    </div>
  );
}
