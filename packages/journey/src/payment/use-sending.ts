import type { Money } from '@sigorta/contracts/money';
import type { RequestOf } from '@sigorta/contracts/operation';
import type { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { codeOf, isGatewayError } from '@sigorta/gateway-client/code-of';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useNavigate } from '@sigorta/runtime/runtime';
import { useState } from 'react';
import { consentProofs } from '../consents/consent-proofs.ts';
import type { Consents } from '../consents/use-consents.ts';
import { leaveFor } from '../load/leave-for.ts';
import { isAgreed } from '../particulars/agreed-price.ts';
import { useProduct } from '../remote/journey-context.tsx';
import { billingInput } from './billing-form.ts';
import { typedIn } from './card-faults.ts';
import { findPurchase } from './find-purchase.ts';
import { type Outcome, outcomeOf } from './payment-error.ts';
import { type Means, sendPayment } from './send-payment.ts';
import type { Amount } from './use-amount.ts';
import type { Refusal } from './use-refusal.ts';

/** `checking` is over before anybody sees it: what is typed into the frame is asked about. */
export type Stage = 'form' | 'checking' | 'paying' | 'leaving';

/** What the form adds to the offer: amount seen and address. */
type Typed = Pick<RequestOf<typeof purchaseStart>, 'acceptedTotal' | 'billing'>;

/** The call that pays, and where the buyer goes after it: to the bank, to the policy, or back to the form. */
export function useSending(amount: Amount, consents: Consents, refuse: Refusal['refuse']) {
  const gateway = useGateway();
  const navigate = useNavigate();
  const { paths } = useProduct();
  const [stage, setStage] = useState<Stage>('form');

  const otherAmount = async (why: Outcome, seen: Money): Promise<void> => {
    const { expired, isCodeGone } = await amount.askAnew(seen, {
      keepsCode: why.kind !== 'coupon-gone',
      isOfPlan: why.kind === 'plan-gone',
    });
    if (expired) return refuse([], { kind: 'expired' });
    /* both may have changed at once: whoever had a code hears what became of it */
    refuse([], isCodeGone ? { kind: 'coupon-gone' } : why);
  };

  /* whoever paid is never left before a form that says he did not */
  const afterUnknown = async (why: Outcome): Promise<void> => {
    const purchaseId = await findPurchase(gateway(), amount.detail.offer.id);
    if (purchaseId !== null) return navigate(`${paths.policy}?satin-alma=${purchaseId}`, { replace: true });
    setStage('form');
    refuse([], why);
  };

  /* corrected elsewhere in the meantime: its page has the insurer asked again */
  const beforeFirm = async (why: Outcome): Promise<void> => {
    setStage('form');
    if (!paths.particulars) return refuse([], why);
    await navigate(`${paths.particulars}?teklif=${amount.detail.offer.id}`, { replace: true });
  };

  const otherPersons = async (why: Outcome): Promise<void> => {
    const { offer } = await amount.lookAgain();
    if (!isAgreed(offer, sessionStorage)) return beforeFirm(why);
    setStage('form');
    refuse([], why);
  };

  const tellFields = (error: unknown, why: Outcome): void => {
    const fields = isGatewayError(error) ? error.fields : [];
    const wrong = fields.map(({ field, message }) => ({
      field: field.startsWith('billing.') ? billingInput(field) : typedIn(field),
      message,
    }));
    refuse(wrong, wrong.length > 0 ? null : why);
  };

  /* where every box here is ticked, the one that is missing is not on this page */
  const tellConsents = (): void => refuse([], consents.check() ? { kind: 'old-page' } : null);

  const failed = async (error: unknown, seen: Money): Promise<void> => {
    const why = outcomeOf(codeOf(error));
    if (why.kind === 'unknown' || why.kind === 'begun') return afterUnknown(why);
    if (why.kind === 'unfirm') return beforeFirm(why);
    if (why.kind === 'others') return otherPersons(why).catch((again: unknown) => failed(again, seen));
    setStage('form');
    if (why.kind === 'price-changed' || why.kind === 'coupon-gone' || why.kind === 'plan-gone')
      return otherAmount(why, seen).catch((again: unknown) => failed(again, seen));
    if (why.kind === 'card') return refuse([{ field: 'card.number', message: `error.${why.code}` }], null);
    if (why.kind === 'consents') return tellConsents();
    tellFields(error, why);
  };

  const send = async (means: Means, typed: Typed): Promise<void> => {
    const { language } = gateway();
    const { completion } = amount.detail.quote;
    try {
      const { purchaseId, next } = await sendPayment(gateway(), means, {
        ...typed,
        offerId: amount.detail.offer.id,
        language,
        ...(completion !== undefined && { completion }),
        installmentCount: amount.count,
        ...(amount.coupon && { coupon: amount.coupon.code }),
        consents: consentProofs(consents.given, language),
      });
      if (next.kind === 'status')
        return navigate(`${paths.policy}?satin-alma=${purchaseId}`, { replace: true });
      setStage('leaving');
      leaveFor(next.url);
    } catch (error) {
      await failed(error, typed.acceptedTotal);
    }
  };
  return { stage, setStage, send };
}
