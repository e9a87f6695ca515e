import type { Money } from '@sigorta/contracts/money';
import type { AnswerOf } from '@sigorta/contracts/operation';
import { couponCheck } from '@sigorta/contracts/operations/coupon-check';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { codeOf } from '@sigorta/gateway-client/code-of';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useState } from 'react';
import type { Chosen } from './payment-draft.ts';
import { countNow, inOnePayment, type Total, totalOf } from './total.ts';
import { type CouponAnswer, type Installments, useInstallments } from './use-installments.ts';

export type OfferDetail = AnswerOf<typeof offerDetail>;

export interface Amount {
  detail: OfferDetail;
  setPrefix: (digits: string) => void;
  installments: Installments;
  count: number;
  setCount: (count: number) => void;
  coupon: CouponAnswer | null;
  setCoupon: (coupon: CouponAnswer | null) => void;
  /** the code that was applied when the page was left, and what stands against it now */
  kept: { code: string; fault: GatewayErrorCode | null };
  /** null while the chosen count is not offered */
  total: Total | null;
  /** what stands on the screen: of one payment while another count has to be chosen */
  shown: Total;
  /** the amount seen before it changed; null once the new one is accepted */
  oldTotal: Money | null;
  /** the amount changed and the new table has the chosen count no more */
  isPlanGone: boolean;
  /** looks at the offer again: whom it insures may have been said anew; rejects as a call does */
  lookAgain: () => Promise<OfferDetail>;
  /**
   * asks for the price anew after the gateway refused `seen`, or the count it was for, with the code as it stands or without it, and
   * tells whether the code went; rejects as a call does
   */
  askAnew: (
    seen: Money,
    why: { keepsCode: boolean; isOfPlan: boolean },
  ) => Promise<{ expired: boolean; isCodeGone: boolean }>;
  accept: () => void;
}

/** What has to be paid: offer, card's instalments and coupon. A code that was kept is asked about again: it may have ended. */
export function useAmount(first: OfferDetail, before: Chosen): Amount {
  const gateway = useGateway();
  const offerId = first.offer.id;
  const [detail, setDetail] = useState(first);
  const [prefix, setPrefix] = useState('');
  const [wanted, setCount] = useState(before.installmentCount);
  const [keptCode, setKeptCode] = useState(before.coupon);
  const [applied, setApplied] = useState<CouponAnswer | null>(null);
  const [seen, setSeen] = useState<{ total: Money; isOfPlan: boolean } | null>(null);
  const kept = useQuery(couponCheck, keptCode === '' ? null : { offerId, code: keptCode });
  const coupon = applied ?? kept.answer;
  const setCoupon = (next: CouponAnswer | null): void => {
    setApplied(next);
    setKeptCode('');
  };
  const installments = useInstallments({ offerId, prefix, coupon: coupon?.code ?? null });
  const count = countNow(installments.state, installments.options, wanted);
  const total = totalOf(detail.offer, coupon, installments.options, count);
  /* a bank may refuse what its table offers: then nothing changed */
  const isSame = seen?.isOfPlan === true && total?.money.minor === seen.total.minor;
  const oldTotal = isSame ? null : (seen?.total ?? null);
  /** what a code takes off the next price; null once it takes nothing any more */
  const stillTaken = async (code: string): Promise<CouponAnswer | null> => {
    try {
      return await gateway().call(couponCheck, { offerId, code });
    } catch (error) {
      if (codeOf(error) === 'coupon-not-valid') return null;
      throw error;
    }
  };
  const lookAgain = async (): Promise<OfferDetail> => {
    const fresh = await gateway().call(offerDetail, { offerId });
    setDetail(fresh);
    return fresh;
  };
  return {
    detail,
    setPrefix,
    installments,
    count,
    setCount,
    coupon,
    setCoupon,
    kept: { code: keptCode, fault: kept.code },
    total,
    shown: total ?? inOnePayment(detail.offer, coupon),
    oldTotal,
    isPlanGone: oldTotal !== null && total === null && installments.state === 'ready',
    lookAgain,
    askAnew: async (refused, { keepsCode, isOfPlan }) => {
      const fresh = await lookAgain();
      const next = coupon && keepsCode && !fresh.expired ? await stillTaken(coupon.code) : null;
      setCoupon(next);
      installments.retry();
      setSeen({ total: refused, isOfPlan });
      return { expired: fresh.expired, isCodeGone: coupon !== null && next === null };
    },
    accept: () => setSeen(null),
  };
}
