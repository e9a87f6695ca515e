import type { Handlers } from '../operations/handlers.ts';
import { openRequest } from './open-request.ts';
import { readOptions } from './options.ts';
import { startPayment } from './start.ts';
import { readPayment } from './status.ts';

export const paymentHandlers = {
  paymentOptions: readOptions,
  paymentRequestOpen: openRequest,
  paymentStart: startPayment,
  paymentStatus: readPayment,
} satisfies Partial<Handlers>;
