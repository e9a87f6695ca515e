import type { OperationName, operations } from '@sigorta/contracts/operations/table';
import { loginHandlers } from '../login/handlers.ts';
import { purchaseHandlers } from '../purchase/handlers.ts';
import { coreHandlers } from './core-handlers.ts';
import type { Handler } from './handler.ts';

export type Handlers = { [Name in OperationName]: Handler<(typeof operations)[Name]> };

/** Every operation has its handler; a missing one does not compile. */
export const handlers: Handlers = { ...coreHandlers, ...purchaseHandlers, ...loginHandlers };
