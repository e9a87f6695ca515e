import type { Handlers } from '../platform/handler.ts';
import { chooseRenewal } from './choose-renewal.ts';

/** A renewal that asks and never charges. */
export const renewalHandlers = {
  purchaseRenewal: chooseRenewal,
} satisfies Partial<Handlers>;
