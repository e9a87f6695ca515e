import { emailCorrection } from '@sigorta/contracts/panel/email-correction';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { isEmail } from '@sigorta/validators/email';
import { useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { AskWithReason } from '../../detail/AskWithReason.tsx';
import { useListTexts } from '../../list/use-list-texts.ts';

interface CorrectEmailProps {
  orderId: string;
  again: () => void;
}

/** Corrects where letters and papers of a purchase go; what was done stays on the page. */
export function CorrectEmail({ orderId, again }: CorrectEmailProps) {
  const t = useListTexts();
  const may = useMay();
  const [typed, setTyped] = useState('');
  const { state, answer, code, act } = useAction(emailCorrection);
  if (!may('customers:correct')) return null;
  const email = typed.trim();
  const isRight = isEmail(email);
  const ask = async (reason: string): Promise<boolean> => {
    const done = await act({ orderId, email, reason });
    if (!done) return false;
    setTyped('');
    again();
    return true;
  };
  return (
    <>
      <div>
        <AskWithReason
          label={t('correct.ask')}
          title={t('correct.title')}
          send={t('correct.send')}
          reason={t('correct.reason')}
          state={state}
          code={code}
          isRight={isRight}
          ask={ask}
        >
          {(tried) => (
            <>
              <p>{t('correct.text')}</p>
              <TextInput
                id="corrected-email"
                label={t('correct.email')}
                type="email"
                dir="ltr"
                value={typed}
                autoComplete="off"
                error={(tried && !isRight) || code === 'invalid-input' ? t('correct.error') : null}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </>
          )}
        </AskWithReason>
      </div>
      {state === 'done' && (
        <Notice tone="ok" role="status">
          {t(answer.isSentAgain ? 'correct.doneAgain' : 'correct.done')}
        </Notice>
      )}
    </>
  );
}
