import type { Handlers } from '../../platform/handler.ts';
import { cancelPaymentRequest } from './cancel.ts';
import { createPaymentRequest } from './create.ts';
import { readLink } from './link.ts';
import { listPaymentRequests } from './list.ts';
import { sendLink } from './send.ts';

export const paymentRequestHandlers = {
  panelPaymentRequests: listPaymentRequests,
  panelPaymentRequestCreate: createPaymentRequest,
  panelPaymentRequestLink: readLink,
  panelPaymentRequestSend: sendLink,
  panelPaymentRequestCancel: cancelPaymentRequest,
} satisfies Partial<Handlers>;
