import { stepUpMinutes } from '@sigorta/contracts/operation';
import { stepUpByCode, stepUpByPasskey, stepUpOffer } from '@sigorta/contracts/panel/passkeys';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Loading } from '../layout/Loading.tsx';
import { answerable } from '../passkeys/device.ts';
import { PasskeyWay } from '../passkeys/PasskeyWay.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './SignInPage.module.css';
import { useProblemWords } from './use-problem-words.ts';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface StepUpDialogProps {
  onProved: () => void;
  onClose: () => void;
}

const nothing = {};

/** The second factor once more, over the page whose work asked for it; what stands on the page stays. */
export function StepUpDialog({ onProved, onClose }: StepUpDialogProps) {
  const t = useSignInTexts();
  const wordsOf = useProblemWords();
  /* without an offer the code is still there */
  const offer = useQuery(stepUpOffer, nothing);
  const isAsking = offer.state === 'loading' && !offer.answer;
  const byCode = useAction(stepUpByCode);
  const byPasskey = useAction(stepUpByPasskey);
  const passkey = answerable(offer.answer?.passkey ?? null);
  const refused = byPasskey.state === 'failed' ? wordsOf(byPasskey.code) : null;
  return (
    <Dialog open onClose={onClose} title={t('stepUp.title')} size="s" backdropCloses={false}>
      <div className={styles.again}>
        <p>{t('stepUp.text', { minutes: stepUpMinutes })}</p>
        {isAsking && <Loading />}
        {refused && <Notice tone="bad" role="alert" title={refused} />}
        <PasskeyWay
          request={passkey}
          busy={byPasskey.state === 'busy'}
          onProof={async (proof) => {
            if (passkey === null) return;
            const answer = await byPasskey.act({ challenge: passkey.challenge, proof });
            if (answer) onProved();
            /* an answer counts once: the next press needs a question of its own */ else offer.retry();
          }}
        />
        {/* drawn with the other way or without it, so that neither pushes the other */}
        {!isAsking && (
          <CodeForm
            busy={byCode.state === 'busy'}
            problem={byCode.state === 'failed' ? wordsOf(byCode.code) : null}
            action={t('stepUp.action')}
            isSecond={passkey !== null}
            onSend={async (code) => {
              if (await byCode.act({ code })) onProved();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
