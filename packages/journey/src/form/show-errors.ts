import type { ApplicationForm } from './use-application-form.ts';

export interface Wrong {
  /** path in the form */
  field: string;
  /** key of its sentence */
  message: string;
}

/**
 * Puts these in place of the errors that stand. Each is told by its name, and none that stands already: a form that is told as a
 * whole draws every field anew.
 */
export function showErrors(form: ApplicationForm, wrong: readonly Wrong[]): void {
  const standing = errorsIn(form.getErrors());
  const isSame =
    standing.length === wrong.length &&
    standing.every(({ field, message }, at) => wrong[at]?.field === field && wrong[at].message === message);
  if (isSame) return;
  form.clearErrors(standing.map(({ field }) => field as 'insured'));
  for (const { field, message } of wrong) form.setError(field as 'insured', { type: 'rule', message });
}

/** The form's nested errors as a flat list, in the order in which they were put. */
export function errorsIn(errors: object, scope = ''): Wrong[] {
  return Object.entries(errors).flatMap(([name, error]): Wrong[] => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    const field = `${scope}${name}`;
    if ('message' in error && typeof error.message === 'string') return [{ field, message: error.message }];
    return errorsIn(error, `${field}.`);
  });
}
