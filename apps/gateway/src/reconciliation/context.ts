import type { PolicyContext } from '../policies/context.ts';

/** Our books, every payment provider and every insurer. */
export type ReconcileContext = PolicyContext;
