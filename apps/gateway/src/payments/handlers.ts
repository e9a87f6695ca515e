import type { Handlers } from '../platform/handler.ts';
import { readFrame } from './card/read-frame.ts';
import { readInstallments } from './checkout/read-installments.ts';
import { readOffer } from './checkout/read-offer.ts';
import { startPurchase } from './checkout/start-purchase.ts';
import type { PaymentContext } from './context.ts';
import { checkCoupon } from './coupons/check-coupon.ts';
import { correctOwnEmail } from './orders/correct-own-email.ts';
import { openRequest } from './requests/open-request.ts';
import { readOptions } from './requests/read-options.ts';
import { readPayment } from './requests/read-payment.ts';
import { startPayment } from './requests/start-payment.ts';
import { startTransfer } from './transfers/start-transfer.ts';

/** What a buyer does with money: a purchase's payment, and payments that buy no policy. */
export const paymentHandlers = {
  offerDetail: readOffer,
  cardFrame: readFrame,
  installments: readInstallments,
  couponCheck: checkCoupon,
  purchaseStart: startPurchase,
  purchaseTransfer: startTransfer,
  purchaseEmail: correctOwnEmail,
  paymentOptions: readOptions,
  paymentRequestOpen: openRequest,
  paymentStart: startPayment,
  paymentStatus: readPayment,
} satisfies Partial<Handlers<PaymentContext>>;
