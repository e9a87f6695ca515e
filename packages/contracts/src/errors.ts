/**
 * The closed list of errors the gateway may answer. `status` is the HTTP status, `next` what the buyer can do.
 * The text is the key `error.<code>` of the common texts, in four languages.
 */
export type NextStep = 'retry' | 're-enter' | 'choose-another' | 'call' | 'wait' | 'sign-in' | 'none';

export const errorCodes = {
  'malformed-request': { status: 400, next: 'none' },
  'unsupported-media-type': { status: 415, next: 'none' },
  'request-too-large': { status: 413, next: 'none' },
  'method-not-allowed': { status: 405, next: 'none' },
  'request-timeout': { status: 408, next: 'retry' },
  'range-not-satisfiable': { status: 416, next: 'none' },
  'headers-too-large': { status: 431, next: 'none' },
  'unknown-token': { status: 401, next: 'none' },
  'unknown-operation': { status: 404, next: 'none' },
  'not-found': { status: 404, next: 'none' },
  'invalid-input': { status: 422, next: 're-enter' },
  'consent-missing': { status: 422, next: 're-enter' },
  'too-many-requests': { status: 429, next: 'wait' },
  'service-unavailable': { status: 503, next: 'retry' },
  'upstream-unavailable': { status: 502, next: 'retry' },
  'internal-error': { status: 500, next: 'retry' },
  'cross-site-request': { status: 403, next: 'none' },
  'sign-in-required': { status: 401, next: 'sign-in' },
  'sign-in-failed': { status: 422, next: 're-enter' },
  'not-allowed': { status: 403, next: 'none' },
  /* the second factor was checked too long ago for what moves money, shows personal data or gives rights */
  'step-up-required': { status: 403, next: 'sign-in' },
  /* of two persons: all that this one may ask for or approve in a day is used up */
  'day-limit-reached': { status: 409, next: 'wait' },
  /* somebody else saved the same thing first */
  'changed-meanwhile': { status: 409, next: 'retry' },
  /* an `Idempotency-Key` that was sent with something else before, or whose first call is still at work */
  'key-reused': { status: 422, next: 'none' },
  'still-working': { status: 409, next: 'wait' },
  /* offers, spec §8 */
  'offer-unknown-error': { status: 502, next: 'retry' },
  'offer-expired': { status: 409, next: 'retry' },
  'offer-price-changed': { status: 409, next: 're-enter' },
  'quote-outdated': { status: 409, next: 're-enter' },
  /* prices were asked for before the rest of the application: it comes first, then the insurer's firm price */
  'quote-incomplete': { status: 409, next: 're-enter' },
  'offer-not-firm': { status: 409, next: 'retry' },
  /* the rest was given anew, from another page: what that one shows is not what would be bought */
  'insured-changed': { status: 409, next: 're-enter' },
  /* an order of the quote stands with what was said before; nothing of it is corrected any more */
  'payment-tried': { status: 409, next: 're-enter' },
  'price-answers-changed': { status: 409, next: 're-enter' },
  /* the form was drawn by a release of its family that begins nothing any more: the draft stays, a new page is loaded */
  'release-gone': { status: 409, next: 're-enter' },
  /* previews of a release: the page's link has ended; no test account of the payment provider is set */
  'preview-over': { status: 410, next: 'none' },
  'preview-takes-no-payment': { status: 409, next: 'none' },
  'detail-wrong': { status: 422, next: 're-enter' },
  'quote-document-missing': { status: 404, next: 'none' },
  'country-not-covered': { status: 422, next: 'choose-another' },
  'countries-unavailable': { status: 502, next: 'retry' },
  /* payment, spec §8 */
  'card-rejected': { status: 402, next: 're-enter' },
  'card-type-not-accepted': { status: 422, next: 're-enter' },
  'installment-missing': { status: 422, next: 're-enter' },
  'installment-not-offered': { status: 422, next: 're-enter' },
  'coupon-not-valid': { status: 422, next: 're-enter' },
  'bank-not-approved': { status: 402, next: 're-enter' },
  'purchase-failed': { status: 502, next: 'call' },
  'policy-failed': { status: 502, next: 'call' },
  'payment-in-progress': { status: 409, next: 'wait' },
  'already-paid': { status: 409, next: 'none' },
  /* nothing is sent outside until staff have compared the books: this try took nothing */
  'payments-paused': { status: 503, next: 'wait' },
  /* general payment and bank transfer */
  'request-closed': { status: 409, next: 'call' },
  'transfer-not-offered': { status: 409, next: 'choose-another' },
  'transfer-expired': { status: 409, next: 'retry' },
  /* cancellation */
  'cancellation-not-possible': { status: 409, next: 'call' },
  'cancellation-amount-changed': { status: 409, next: 're-enter' },
  /* login and SMS, spec §8 */
  'sms-failed': { status: 502, next: 'retry' },
  /* the person switched it off: staff do not call, or do not write, unless they are asked to */
  'contact-unwanted': { status: 409, next: 'none' },
  /* many codes are sent today: a little work by the asker's machine first (`otp/proof`) */
  'proof-required': { status: 428, next: 'retry' },
  'phone-not-found': { status: 404, next: 're-enter' },
  'code-wrong': { status: 422, next: 're-enter' },
  'passkey-refused': { status: 422, next: 're-enter' },
  'code-expired': { status: 410, next: 'retry' },
  'document-not-ready': { status: 409, next: 'wait' },
  'link-expired': { status: 410, next: 'retry' },
} as const satisfies Record<string, { status: number; next: NextStep }>;

export type ErrorCode = keyof typeof errorCodes;

/** One refused field: its path in the sent data (`application.sigortalilar.0.dogumTarihi`) and the key of its message. */
export interface FieldError {
  field: string;
  message: string;
}

/** Body of every refusal. `message` is Turkish, for logs of partners; screens translate `code`. */
export interface ErrorAnswer {
  success: false;
  code: ErrorCode;
  message: string;
  fields?: FieldError[];
}
