import { fieldId } from './field-id.ts';
import type { Problem } from './problem.ts';

/** The form's nested errors as a flat list in screen order. */
export function problemsOf(errors: object, messageText: (key: string) => string, scope = ''): Problem[] {
  return Object.entries(errors).flatMap(([name, error]): Problem[] => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const path = `${scope}${name}`;
    if ('message' in error && typeof error.message === 'string') {
      return [{ id: fieldId(path), message: messageText(error.message) }];
    }
    return problemsOf(error, messageText, `${path}.`);
  });
}
