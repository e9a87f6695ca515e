import type { Handlers } from '../../main/operations.ts';
import { openRequest } from './open-request.ts';
import { readOptions } from './read-options.ts';
import { readPayment } from './read-payment.ts';
import { startPayment } from './start-payment.ts';

export const paymentHandlers = {
  paymentOptions: readOptions,
  paymentRequestOpen: openRequest,
  paymentStart: startPayment,
  paymentStatus: readPayment,
} satisfies Partial<Handlers>;
