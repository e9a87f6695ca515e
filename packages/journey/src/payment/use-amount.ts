import type { Money } from '@sigorta/contracts/money';
import type { AnswerOf } from '@sigorta/contracts/operation';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useState } from 'react';
import { type Total, totalOf } from './total.ts';
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
  /** null while the chosen count is not offered */
  total: Total | null;
  /** the amount seen before it changed; null once the new one is accepted */
  oldTotal: Money | null;
  /** looks at the offer again: whom it insures may have been said anew; rejects as a call does */
  lookAgain: () => Promise<OfferDetail>;
  /** asks for the price anew after the gateway refused `seen`; rejects as a call does */
  askAnew: (seen: Money) => Promise<OfferDetail>;
  accept: () => void;
}

/** What has to be paid: offer, card's instalments and coupon. */
export function useAmount(first: OfferDetail): Amount {
  const gateway = useGateway();
  const offerId = first.offer.id;
  const [detail, setDetail] = useState(first);
  const [prefix, setPrefix] = useState('');
  const [count, setCount] = useState(1);
  const [coupon, setCoupon] = useState<CouponAnswer | null>(null);
  const [oldTotal, setOldTotal] = useState<Money | null>(null);
  const installments = useInstallments({ offerId, prefix, coupon: coupon?.code ?? null });
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
    total: totalOf(detail.offer, coupon, installments.options, count),
    oldTotal,
    lookAgain,
    askAnew: async (seen) => {
      const fresh = await lookAgain();
      setCoupon(null);
      installments.retry();
      setOldTotal(seen);
      return fresh;
    },
    accept: () => setOldTotal(null),
  };
}
