import type { Offer } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import { offerFirm } from '@sigorta/contracts/operations/offer-firm';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { Spinner } from '@sigorta/ui-kit/feedback/Spinner.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../words/use-words.ts';
import { OtherWays } from './OtherWays.tsx';
import styles from './ParticularsView.module.css';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

interface FirmingProps {
  offer: Offer;
  /** address of the other offers */
  offers: string;
  onEnd: (answer: AnswerOf<typeof offerFirm>) => void;
  onEdit: () => void;
  /** the offer ended, or its quote was deleted: asking again helps nobody */
  onGone: (why: 'offer-expired' | 'not-found') => void;
}

/** The insurer is asked for its firm price; asked again it says the same. */
export function Firming({ offer, offers, onEnd, onEdit, onGone }: FirmingProps) {
  const { t, errorText } = useWords();
  const { state, answer, code, retry } = useQuery(offerFirm, { offerId: offer.id });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (answer) end(answer);
  }, [answer]);
  const gone = useEffectEvent(onGone);
  const isGone = code === 'offer-expired' || code === 'not-found';
  useEffect(() => {
    if (isGone) gone(code);
  }, [isGone, code]);
  const box = useFocusWhenLost(state);
  return (
    <div ref={box} tabIndex={-1}>
      {state === 'failed' && !isGone ? (
        <Notice
          tone="warn"
          role="alert"
          title={t('particulars.firmFailed')}
          actions={
            <OtherWays offers={offers} onEdit={onEdit}>
              <Button icon="refresh" onClick={retry}>
                {t('retry')}
              </Button>
            </OtherWays>
          }
        >
          {errorText(code)}
        </Notice>
      ) : (
        <div role="status" className={styles.wait}>
          <Spinner size="m" />
          <span>{t('particulars.firming', { insurer: offer.insurer.name })}</span>
        </div>
      )}
    </div>
  );
}
