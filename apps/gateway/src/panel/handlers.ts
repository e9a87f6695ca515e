import type { Handlers } from '../platform/handler.ts';
import type { PolicyContext } from '../policies/context.ts';
import type { QuoteContext } from '../quotes/context.ts';
import type { SiteContext } from '../site/context.ts';
import { accessHandlers } from './access-handlers.ts';
import { administrationHandlers } from './administration-handlers.ts';
import { panelCancellationHandlers } from './cancellations/handlers.ts';
import { listHandlers } from './list-handlers.ts';
import { paymentRequestHandlers } from './payment-requests/handlers.ts';
import { proposalHandlers } from './proposals/handlers.ts';
import { transferHandlers } from './transfers/handlers.ts';

/** Everything staff can do. */
export const panelHandlers = {
  ...accessHandlers,
  ...administrationHandlers,
  ...panelCancellationHandlers,
  ...listHandlers,
  ...paymentRequestHandlers,
  ...proposalHandlers,
  ...transferHandlers,
} satisfies Partial<Handlers<PolicyContext & QuoteContext & SiteContext>>;
