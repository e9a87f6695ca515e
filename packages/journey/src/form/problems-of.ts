import { fieldId } from './field-id.ts';
import type { Problem } from './problem.ts';
import { errorsIn } from './show-errors.ts';

/** The form's nested errors as a flat list in screen order. */
export const problemsOf = (errors: object, messageText: (key: string) => string): Problem[] =>
  errorsIn(errors).map(({ field, message }) => ({ id: fieldId(field), message: messageText(message) }));
