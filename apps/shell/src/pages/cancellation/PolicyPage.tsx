import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { cancellationPath } from '@sigorta/contracts/service-paths';
import { useComeFromMail } from '@sigorta/journey/policy/use-come-from-mail';
import { Link } from '@sigorta/runtime/runtime';
import { textLinkClass } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { useEffect, useRef, useState } from 'react';
import styles from './CancellationPage.module.css';
import { Failed } from './Failed.tsx';
import { FindPage } from './FindPage.tsx';
import { Headline } from './Headline.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Offer } from './Offer.tsx';
import { isFollowed } from './policy-state.ts';
import { Track } from './Track.tsx';
import { useCancellationTexts } from './use-cancellation-texts.ts';
import { usePolicy } from './use-policy.ts';
import { Wait } from './Wait.tsx';

/** One policy: what ending it would mean, or where its cancellation stands. */
export function PolicyPage({ purchaseId }: { purchaseId: string }) {
  const t = useCancellationTexts();
  const { answer: policy, code, retry, replace } = usePolicy(purchaseId);
  /* the session that could see it ended while it stood open */
  const [isGone, setGone] = useState(false);
  useComeFromMail(purchaseId, policy !== null);
  const asked = (after: CancellablePolicy): void => {
    replace(after);
    retry();
  };
  if (isGone || code === 'not-found') return <Gone tookPlace={isGone} />;
  if (policy === null) {
    return (
      <>
        <div className={styles.main}>
          <Headline />
          {code === null ? <Wait /> : <Failed retry={retry} />}
        </div>
        <NextSteps />
      </>
    );
  }
  return (
    <>
      <div className={styles.main}>
        <Link to={cancellationPath} className={`${textLinkClass(true)} ${styles.back}`}>
          <Icon name="back" size={18} />
          {t('back')}
        </Link>
        {isFollowed(policy) ? (
          <Track policy={policy} />
        ) : (
          <Offer policy={policy} onAsked={asked} onGone={() => setGone(true)} />
        )}
      </div>
      {!isFollowed(policy) && <NextSteps />}
    </>
  );
}

/** Not to be seen by this browser, or no longer; with the ways to find it. @param tookPlace the policy stood here */
function Gone({ tookPlace }: { tookPlace: boolean }) {
  const t = useCancellationTexts();
  const box = useRef<HTMLDivElement>(null);
  /* the dialog went with its page: who listens or types goes on from here */
  useEffect(() => {
    if (tookPlace) box.current?.focus();
  }, [tookPlace]);
  return (
    <>
      <div className={styles.main}>
        <Headline />
        <div ref={box} tabIndex={-1}>
          <Notice tone="warn" role="alert" title={t('gone.title')}>
            {t('gone.text')}
          </Notice>
        </div>
        <FindPage />
      </div>
      <NextSteps />
    </>
  );
}
