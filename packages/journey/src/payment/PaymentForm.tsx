import { cardName } from '@sigorta/card-fields/card-parts';
import { CardEntry } from '@sigorta/card-fields/page/CardEntry.tsx';
import { formatMoney } from '@sigorta/i18n/money';
import { useDocumentHead } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { ErrorSummary } from '@sigorta/ui-kit/field/ErrorSummary.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import { Container } from '@sigorta/ui-kit/layout/Page.tsx';
import { ConsentList } from '../consents/ConsentList.tsx';
import { WaitOverlay } from '../overlays/WaitOverlay.tsx';
import { JourneyTrail } from '../remote/JourneyTrail.tsx';
import { useProduct } from '../remote/journey-context.tsx';
import { useWords } from '../words/use-words.ts';
import { BillingFields } from './BillingFields.tsx';
import { wrongParts } from './card-faults.ts';
import { cardPartId, cardWords } from './card-words.ts';
import { InstallmentTable } from './InstallmentTable.tsx';
import { OfferGone } from './OfferGone.tsx';
import { OfferOver } from './OfferOver.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import styles from './PaymentForm.module.css';
import { PriceChange } from './PriceChange.tsx';
import { TransferFields } from './TransferFields.tsx';
import type { OfferDetail } from './use-amount.ts';
import { useContractData } from './use-contract-data.ts';
import { useOfferEnd } from './use-offer-end.ts';
import { usePayment } from './use-payment.ts';
import { useReturn } from './use-return.ts';
import { WayChoice } from './WayChoice.tsx';

/** Card, instalments, billing, consents, one button; the amount stands still beside them. */
export function PaymentForm({ detail }: { detail: OfferDetail }) {
  const { t, language } = useWords();
  const { paths, payment: flags } = useProduct();
  const payment = usePayment(detail);
  const returned = useReturn();
  const end = useOfferEnd(payment.detail.offer);
  const contractData = useContractData(payment);
  const { problems, total, outcome } = payment;
  const byCard = payment.way === 'card';
  const cardSafe = flags?.threeDSecure ? 'pay.secure' : 'pay.direct';
  const safe = byCard ? cardSafe : 'transfer.safe';
  const waiting = byCard ? 'pay.running' : 'transfer.running';
  useDocumentHead({
    title: problems.length > 0 ? t('title.error', { title: t('payment.title') }) : t('payment.title'),
  });
  const { offer, quote } = payment.detail;
  if (outcome?.kind === 'missing') return <OfferGone why="missing" tookPlace />;
  if (outcome?.kind === 'expired') return <OfferOver end={{ purchaseId: null }} quoteId={quote.quoteId} />;
  /* whoever pressed in time is answered by the gateway */
  if (end && payment.stage === 'form') return <OfferOver end={end} quoteId={quote.quoteId} />;
  const back = {
    form: paths.form,
    offers: `${paths.offers}?sorgu=${quote.quoteId}`,
    /* only a price that was asked for first has been made firm there */
    ...(offer.standing && paths.particulars && { particulars: `${paths.particulars}?teklif=${offer.id}` }),
  };
  return (
    <Container>
      <div className={styles.trail}>
        <JourneyTrail current="payment" back={back} />
      </div>
      <div className={styles.columns}>
        <form
          ref={payment.form}
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void payment.pay();
          }}
        >
          <h1 className={styles.title}>{t('payment.title')}</h1>
          <div ref={payment.summary} tabIndex={-1} className={styles.top}>
            {problems.length > 0 ? (
              <ErrorSummary title={t('payment.errors.title', { count: problems.length })} errors={problems} />
            ) : (
              <OutcomeNotice
                outcome={payment.isPlanGone ? { kind: 'plan-gone' } : outcome}
                returned={returned}
              />
            )}
            {payment.oldTotal !== null && total !== null && (
              <PriceChange
                old={payment.oldTotal}
                next={total.money}
                isCouponGone={outcome?.kind === 'coupon-gone'}
                onAccept={payment.acceptChange}
              />
            )}
          </div>
          {payment.takesTransfer && <WayChoice way={payment.way} onChange={payment.setWay} t={t} />}
          {byCard ? (
            <>
              <CardEntry
                handle={payment.card}
                words={cardWords(t)}
                faults={wrongParts(payment.faultOf)}
                names={detail.buyer}
                idOf={cardPartId}
                onMend={(part) => payment.mend(cardName(part))}
                onPrefix={payment.setPrefix}
                onEnter={() => payment.form.current?.requestSubmit()}
              />
              <InstallmentTable payment={payment} />
            </>
          ) : (
            <TransferFields payment={payment} />
          )}
          <BillingFields payment={payment} />
          <div className={styles.consents}>
            <ConsentList
              uses={payment.consents.uses}
              ticked={payment.consents.ticked}
              wrong={payment.consents.wrong}
              onTick={payment.consents.tick}
              data={contractData}
            />
          </div>
          <div className={styles.pay} data-print="hide">
            <Button
              type="submit"
              variant="solid"
              icon={byCard ? 'lock' : 'next'}
              block
              busy={payment.stage !== 'form'}
              disabled={payment.oldTotal !== null}
            >
              {t(byCard ? 'pay.button' : 'transfer.submit', {
                amount: formatMoney(payment.shown.money, language),
              })}
            </Button>
            <p className={styles.safe}>
              <Icon name="shield" />
              <span>{t(safe)}</span>
            </p>
          </div>
        </form>
        <OrderSummary payment={payment} />
      </div>
      <WaitOverlay
        open={payment.stage === 'paying' || payment.stage === 'leaving'}
        title={t(payment.stage === 'leaving' ? 'pay.leaving' : waiting)}
        {...(byCard && { text: t(payment.stage === 'leaving' ? 'pay.leaving.text' : 'pay.running.text') })}
      />
    </Container>
  );
}
