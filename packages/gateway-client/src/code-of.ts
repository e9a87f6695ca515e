import type { GatewayError, GatewayErrorCode } from './gateway-error.ts';

/* By its name and not by its class: pages that only show codes carry no table of errors, and an error made by another
   bundle's copy of this package is one too. */
export const isGatewayError = (error: unknown): error is GatewayError =>
  error instanceof Error && error.name === 'GatewayError';

/** A code for any thrown thing, so that screens need no second branch. */
export const codeOf = (error: unknown): GatewayErrorCode =>
  isGatewayError(error) ? error.code : 'internal-error';
