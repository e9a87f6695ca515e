import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useState } from 'react';
import { useSignInTexts } from '../sign-in/use-sign-in-texts.ts';
import { askPasskey, type PasskeyProof, type PasskeyRequest } from './device.ts';
import styles from './PasskeyWay.module.css';

interface PasskeyWayProps {
  /** null: it cannot be gone */
  request: PasskeyRequest | null;
  busy: boolean;
  onProof: (proof: PasskeyProof) => Promise<void>;
}

/** The shorter way, above the code: one press, then the device's own question. */
export function PasskeyWay({ request, busy, onProof }: PasskeyWayProps) {
  const t = useSignInTexts();
  const [isAsked, setAsked] = useState(false);
  const [isClosed, setClosed] = useState(false);
  if (request === null) return null;
  const ask = async () => {
    setAsked(true);
    setClosed(false);
    const proof = await askPasskey(request).catch(() => null);
    setAsked(false);
    if (proof === null) setClosed(true);
    else await onProof(proof);
  };
  return (
    <div className={styles.way}>
      {isClosed && <Notice role="status" title={t('passkey.closed')} />}
      <Button size="l" block icon="lock" busy={busy || isAsked} onClick={() => void ask()}>
        {t('passkey.action')}
      </Button>
      <p className={styles.or}>{t('passkey.or')}</p>
    </div>
  );
}
