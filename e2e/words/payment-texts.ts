import { ar } from '../../apps/shell/src/pages/general-payment/texts/ar.ts';
import { tr } from '../../apps/shell/src/pages/general-payment/texts/tr.ts';

/** The general payment page speaks in the two languages that differ most. */
export const paymentTexts = { tr, ar };
