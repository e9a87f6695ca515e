import * as v from 'valibot';

/** iyzico's request bodies, as far as the sandbox looks at them; unknown keys are let through. */
const amount = v.union([v.string(), v.number()]);
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const optionalText = v.optional(v.nullable(v.string()));

export const binSchema = v.looseObject({ binNumber: v.pipe(v.string(), v.regex(/^\d{6,8}$/)) });

export const installmentSchema = v.looseObject({
  price: amount,
  binNumber: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{6,8}$/)))),
});

const cardSchema = v.looseObject({
  cardHolderName: text,
  cardNumber: v.string(),
  expireMonth: amount,
  expireYear: amount,
  cvc: v.string(),
});

const addressSchema = v.looseObject({ contactName: text, city: text, country: text, address: text });

export const paymentSchema = v.looseObject({
  locale: optionalText,
  conversationId: optionalText,
  price: amount,
  paidPrice: amount,
  currency: v.optional(v.picklist(['TRY', 'EUR', 'USD', 'GBP']), 'TRY'),
  installment: v.optional(v.union([v.string(), v.number()]), 1),
  basketId: optionalText,
  callbackUrl: v.optional(v.nullable(v.pipe(v.string(), v.url()))),
  paymentCard: cardSchema,
  buyer: v.looseObject({
    id: text,
    name: text,
    surname: text,
    identityNumber: text,
    email: text,
    gsmNumber: optionalText,
    registrationAddress: text,
    city: text,
    country: text,
    ip: text,
  }),
  billingAddress: addressSchema,
  basketItems: v.pipe(
    v.array(v.looseObject({ id: text, name: text, category1: text, itemType: text, price: amount })),
    v.minLength(1),
  ),
});
export type PaymentRequest = v.InferOutput<typeof paymentSchema>;

export const authSchema = v.looseObject({ paymentId: text, conversationId: optionalText });

/** v2 repeats what was agreed, so that nothing can have changed on the way. */
export const authV2Schema = v.looseObject({
  paymentId: text,
  conversationId: optionalText,
  paidPrice: amount,
  basketId: optionalText,
  currency: text,
});

export const detailSchema = v.looseObject({
  paymentId: optionalText,
  paymentConversationId: optionalText,
  conversationId: optionalText,
});

export const cancelSchema = v.looseObject({ paymentId: text, conversationId: optionalText });

export const refundSchema = v.looseObject({
  paymentTransactionId: text,
  price: amount,
  conversationId: optionalText,
});

export const refundV2Schema = v.looseObject({ paymentId: text, price: amount, conversationId: optionalText });
