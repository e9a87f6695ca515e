import type { OperationName } from '@sigorta/contracts/operations/table';
import { loginHandlers } from '../buyers/login/handlers.ts';
import { catalogueHandlers } from '../catalogue/handlers.ts';
import { panelHandlers } from '../panel/handlers.ts';
import { partnerHandlers } from '../partners/handlers.ts';
import { paymentHandlers } from '../payments/handlers.ts';
import type { Answer, Call, Handlers } from '../platform/handler.ts';
import { policyHandlers } from '../policies/handlers.ts';
import { myDataHandlers } from '../privacy/my-data/handlers.ts';
import { quoteHandlers } from '../quotes/handlers.ts';
import { renewalHandlers } from '../renewals/handlers.ts';
import { staffHandlers } from '../staff/handlers.ts';
import type { GatewayContext } from './context.ts';

/** Every operation has its handler; a missing one does not compile. */
const handlers: Handlers<GatewayContext> = {
  ...catalogueHandlers,
  ...partnerHandlers,
  ...quoteHandlers,
  ...paymentHandlers,
  ...policyHandlers,
  ...renewalHandlers,
  ...loginHandlers,
  ...myDataHandlers,
  ...staffHandlers,
  ...panelHandlers,
};

/** the map is closed and typed by name; at this one place the name is only known at run time */
type AnyHandler = (context: GatewayContext, request: unknown, call: Call) => Promise<unknown>;

/** The operations over one context, for the one endpoint. */
export const answerOver =
  (context: GatewayContext): Answer =>
  (name: OperationName, request, call) =>
    (handlers[name] as AnyHandler)(context, request, call);
