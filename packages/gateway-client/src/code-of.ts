import type { GatewayError, GatewayErrorCode } from './gateway-error.ts';
import { isLineGone } from './line.ts';

/* By its name and not by its class: pages that only show codes carry no table of errors, and an error made by another
   bundle's copy of this package is one too. */
export const isGatewayError = (error: unknown): error is GatewayError =>
  error instanceof Error && error.name === 'GatewayError';

/**
 * A code for any thrown thing, so that screens need no second branch. Parts of ours that are loaded with the first press throw errors
 * of their own: without a line none of them is a fault of ours.
 */
export const codeOf = (error: unknown): GatewayErrorCode => {
  if (isGatewayError(error)) return error.code;
  return isLineGone() ? 'offline' : 'internal-error';
};
