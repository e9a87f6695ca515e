import type { Offer } from '@sigorta/contracts/offer';
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
import { wayToBuy } from '../way-to-buy.ts';
import styles from './SavedOffers.module.css';
import { useClaim } from './use-claim.ts';

interface ClaimDialogProps {
  token: string;
  view: SavedQuoteView;
  /** the one that is wanted */
  offer: Offer;
  onClose: () => void;
}

/** Whose quote is it? Two details, or the phone itself; then on to payment. */
export function ClaimDialog({ token, view, offer, onClose }: ClaimDialogProps) {
  const { t } = useWords();
  const product = useProduct();
  const navigate = useNavigate();
  const claim = useClaim(token, view, () => navigate(wayToBuy(product, offer)));
  const { opens = false } = view;
  const byLogin = (view.asks === null && !view.loggedIn && !opens) || claim.mustLogIn;
  /* nobody's phone is known of it: whoever guessed too often asks for prices of his own */
  const isClosed = byLogin && view.awaitsRest;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void claim.send(new FormData(event.currentTarget));
  };
  if (isClosed) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('claim.closed.title')}
        actions={
          <Link className={buttonClass()} to={product.paths.form}>
            {t('none.toForm')}
          </Link>
        }
      >
        <p>{t('claim.closed.text')}</p>
      </Dialog>
    );
  }
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
        {opens && <p>{t('claim.leadNone')}</p>}
        {!view.loggedIn && !opens && (
          <>
            <p>{t(view.awaitsRest ? 'claim.leadOne' : 'claim.lead')}</p>
            {!view.awaitsRest && (
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
            )}
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
            {claim.problem} {claim.isCounted && t('claim.limit')}
          </Notice>
        )}
        <Button type="submit" busy={claim.busy}>
          {t('claim.submit')}
        </Button>
        {!view.loggedIn && !view.awaitsRest && (
          <Link className={textLinkClass()} to={loginPath}>
            {t('claim.orLogin')}
          </Link>
        )}
      </form>
    </Dialog>
  );
}
