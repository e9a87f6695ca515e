import type { FieldError } from '@sigorta/contracts/errors';
import { fieldId } from './field-id.ts';
import type { Problem } from './problem.ts';

/** What is wrong with answers as it is told above them, in screen order. */
export const problemsOf = (errors: readonly FieldError[], messageText: (key: string) => string): Problem[] =>
  errors.map(({ field, message }) => ({ id: fieldId(field), message: messageText(message) }));
