import type { SavedQuoteView } from '@sigorta/contracts/operations/saved-quote';
import { loginPath } from '@sigorta/contracts/service-paths';
import { Link, useNavigate } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { buttonClass } from '@sigorta/ui-kit/button/button-class';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { BirthDateInput } from '@sigorta/ui-kit/field/BirthDateInput.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import type { FormEvent } from 'react';
import { useProduct } from '../../remote/journey-context.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './SavedOffers.module.css';
import { useClaim } from './use-claim.ts';

interface ClaimDialogProps {
  token: string;
  view: SavedQuoteView;
  offerId: string;
  onClose: () => void;
}

/** Whose quote is it? Two details, or the phone itself; then on to payment. */
export function ClaimDialog({ token, view, offerId, onClose }: ClaimDialogProps) {
  const { t } = useWords();
  const { paths } = useProduct();
  const navigate = useNavigate();
  const claim = useClaim(token, view, () => navigate(`${paths.payment}?teklif=${offerId}`));
  const byLogin = (view.asks === null && !view.loggedIn) || claim.mustLogIn;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void claim.send(new FormData(event.currentTarget));
  };
  if (byLogin) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('claim.login.title')}
        actions={
          <Link className={buttonClass()} to={loginPath}>
            {t('claim.login.action')}
          </Link>
        }
      >
        <p>{t('claim.login.text')}</p>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('claim.title')}>
      <form className={styles.claim} onSubmit={submit} noValidate>
        {!view.loggedIn && (
          <>
            <p>{t('claim.lead')}</p>
            <TextInput
              id="claim-phone"
              name="phoneEnd"
              label={t('claim.phoneEnd')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              width="s"
              dir="ltr"
              error={claim.errors.phoneEnd}
            />
            {view.asks === 'birthDate' ? (
              <BirthDateInput
                id="claim-birth"
                name="birthDate"
                label={t('claim.birthDate')}
                autoComplete="off"
                error={claim.errors.birthDate}
              />
            ) : (
              <TextInput
                id="claim-id"
                name="idEnd"
                label={t('claim.idEnd')}
                autoComplete="off"
                maxLength={4}
                width="s"
                dir="ltr"
                error={claim.errors.idEnd}
              />
            )}
          </>
        )}
        {claim.problem && (
          <Notice tone="bad" role="alert">
            {claim.problem} {t('claim.limit')}
          </Notice>
        )}
        <Button type="submit" busy={claim.busy}>
          {t('claim.submit')}
        </Button>
        {!view.loggedIn && (
          <Link className={textLinkClass()} to={loginPath}>
            {t('claim.orLogin')}
          </Link>
        )}
      </form>
    </Dialog>
  );
}
