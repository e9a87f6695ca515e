import { accountPasskeyAdd, accountPasskeyOffer } from '@sigorta/contracts/panel/passkeys';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useTexts } from '@sigorta/runtime/runtime';
import { useState } from 'react';
import { makePasskey } from '../../passkeys/device.ts';
import { useProfileTexts } from './use-profile-texts.ts';

interface Words {
  tone: 'ok' | 'info' | 'bad';
  text: string;
}

/** Three steps with a device's own question in the middle: the gateway's offer, the key, the gateway's yes. */
export function useNewPasskey() {
  const t = useProfileTexts();
  const common = useTexts('common');
  const gateway = useGateway();
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState<Words | null>(null);

  /** Null where the device gave no key; the person knows why, the page says only that there is none. */
  const ask = async (offer: Parameters<typeof makePasskey>[0]) => {
    try {
      return await makePasskey(offer);
    } catch (error) {
      const isHeld = error instanceof DOMException && error.name === 'InvalidStateError';
      setWords({ tone: 'info', text: t(isHeld ? 'passkeys.held' : 'passkeys.closed') });
      return null;
    }
  };

  const make = async (): Promise<boolean> => {
    setBusy(true);
    setWords(null);
    try {
      const offer = await gateway().call(accountPasskeyOffer, {});
      const made = await ask(offer);
      if (made === null) return false;
      await gateway().call(accountPasskeyAdd, { challenge: offer.challenge, made });
      setWords({ tone: 'ok', text: t('passkeys.added') });
      return true;
    } catch (error) {
      setWords({ tone: 'bad', text: common(`error.${codeOf(error)}`) });
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { make, isBusy, words, reset: () => setWords(null) };
}
