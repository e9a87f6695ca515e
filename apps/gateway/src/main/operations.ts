import type { OperationName, operations } from '@sigorta/contracts/operations/table';
import { loginHandlers } from '../buyers/login/handlers.ts';
import { accessHandlers } from '../panel/access-handlers.ts';
import { administrationHandlers } from '../panel/administration-handlers.ts';
import { panelCancellationHandlers } from '../panel/cancellations/handlers.ts';
import { listHandlers } from '../panel/list-handlers.ts';
import { paymentRequestHandlers } from '../panel/payment-requests/handlers.ts';
import { transferHandlers } from '../panel/transfers/handlers.ts';
import { paymentHandlers } from '../payments/requests/handlers.ts';
import type { Handler } from '../platform/handler.ts';
import { cancellationHandlers } from '../policies/cancel/handlers.ts';
import { myDataHandlers } from '../privacy/my-data/handlers.ts';
import { savedQuoteHandlers } from '../quotes/saved/handlers.ts';
import { staffHandlers } from '../staff/handlers.ts';
import { coreHandlers } from './core-handlers.ts';
import { purchaseHandlers } from './purchase-handlers.ts';

export type Handlers = { [Name in OperationName]: Handler<(typeof operations)[Name]> };

/** Every operation has its handler; a missing one does not compile. */
export const handlers: Handlers = {
  ...coreHandlers,
  ...purchaseHandlers,
  ...loginHandlers,
  ...paymentHandlers,
  ...cancellationHandlers,
  ...myDataHandlers,
  ...savedQuoteHandlers,
  ...staffHandlers,
  ...paymentRequestHandlers,
  ...transferHandlers,
  ...panelCancellationHandlers,
  ...administrationHandlers,
  ...listHandlers,
  ...accessHandlers,
};
