import type { FieldError } from '@sigorta/contracts/errors';
import { codeOf, isGatewayError } from '@sigorta/gateway-client/code-of';

/** What a failed call means for the form. */
export const refusalOf = (error: unknown): { code: string; fields: readonly FieldError[] } => ({
  code: codeOf(error),
  fields: isGatewayError(error) ? error.fields : [],
});
