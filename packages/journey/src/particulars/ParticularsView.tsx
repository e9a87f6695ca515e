import type { Offer } from '@sigorta/contracts/offer';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { offerFirm } from '@sigorta/contracts/operations/offer-firm';
import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import { useNavigate } from '@sigorta/runtime/runtime';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { useState } from 'react';
import { renewOffer } from '../offers/quote-feeds.ts';
import { isFirm } from '../offers/way-to-buy.ts';
import { OfferGone } from '../payment/OfferGone.tsx';
import { OfferOver } from '../payment/OfferOver.tsx';
import type { OfferDetail } from '../payment/use-amount.ts';
import { useOfferEnd } from '../payment/use-offer-end.ts';
import { JourneyTrail } from '../remote/JourneyTrail.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { agreeTo } from './agreed-price.ts';
import { ChosenOffer } from './ChosenOffer.tsx';
import { Firming } from './Firming.tsx';
import { FirmPrice } from './FirmPrice.tsx';
import { ParticularsForm } from './ParticularsForm.tsx';
import styles from './ParticularsView.module.css';
import { TakenBack } from './TakenBack.tsx';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

type Stage = 'asking' | 'firming' | 'firm' | 'expired' | 'missing' | { declined: string | null };

const stageOf = ({ offer, quote }: OfferDetail): Stage => {
  if (quote.awaitsRest) return 'asking';
  return isFirm(offer) ? 'firm' : 'firming';
};

/** Asks for what is missing, has the insurer say its firm price, and leads on once the buyer wants that. */
export function ParticularsView({ detail }: { detail: OfferDetail }) {
  const { t } = useWords();
  const { paths } = useProduct();
  const navigate = useNavigate();
  const [offer, setOffer] = useState<Offer>(detail.offer);
  const [quote, setQuote] = useState<QuoteSummary>(detail.quote);
  const [stage, setStage] = useState<Stage>(() => stageOf(detail));
  const end = useOfferEnd(offer);
  const main = useFocusWhenLost(stage);
  const offers = `${paths.offers}?sorgu=${quote.quoteId}`;
  const toPayment = (): void => void navigate(`${paths.payment}?teklif=${offer.id}`);

  const firmed = (answer: AnswerOf<typeof offerFirm>): void => {
    if (answer.result === 'declined') {
      setStage({ declined: answer.reason });
      return;
    }
    setOffer(answer.offer);
    renewOffer(quote, answer.offer);
    setStage('firm');
    /* another price is looked at first */
    if (!answer.offer.before) toPayment();
  };
  const edit = (): void => setStage('asking');

  if (stage === 'missing') return <OfferGone why="missing" tookPlace />;
  if (stage === 'expired') return <OfferOver end={{ purchaseId: null }} quoteId={quote.quoteId} />;
  /* while its insurer is asked the gateway's answer says it */
  if (end && (stage === 'asking' || stage === 'firm')) return <OfferOver end={end} quoteId={quote.quoteId} />;
  return (
    <Container>
      <div className={styles.trail}>
        <JourneyTrail current="particulars" back={{ form: paths.form, offers }} />
      </div>
      <div className={styles.columns}>
        <div ref={main} tabIndex={-1} className={styles.main}>
          <h1 className={styles.title}>{t('particulars.title')}</h1>
          {stage === 'asking' && (
            <ParticularsForm
              quote={quote}
              onCompleted={(completed) => {
                setQuote(completed);
                setStage('firming');
              }}
            />
          )}
          {stage === 'firming' && (
            <Firming
              offer={offer}
              offers={offers}
              onEnd={firmed}
              onEdit={edit}
              onGone={(why) => setStage(why === 'not-found' ? 'missing' : 'expired')}
            />
          )}
          {stage === 'firm' && (
            <FirmPrice
              offer={offer}
              offers={offers}
              onEdit={edit}
              onAccept={() => {
                agreeTo(offer, sessionStorage);
                toPayment();
              }}
            />
          )}
          {typeof stage === 'object' && <TakenBack reason={stage.declined} offers={offers} onEdit={edit} />}
        </div>
        <ChosenOffer offer={offer} quote={quote} />
      </div>
    </Container>
  );
}
