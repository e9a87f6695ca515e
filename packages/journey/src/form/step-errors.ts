import type { FieldError } from '@sigorta/contracts/errors';
import type { FormStep } from '@sigorta/product-kit/product';

/** Whether an error's path belongs to a step: its own fields, or the list of persons. */
export function isOfStep(step: FormStep, path: string): boolean {
  const first = path.split('.')[0] ?? '';
  return step.kind === 'insured' ? first === 'insured' : step.fields.some(({ name }) => name === first);
}

/** The first step that has an error; -1 when none has. */
export const firstWrongStep = (steps: readonly FormStep[], errors: readonly FieldError[]): number =>
  steps.findIndex((step) => errors.some(({ field }) => isOfStep(step, field)));

/** Places of the insured persons that have an error. */
export const wrongPersons = (errors: readonly FieldError[]): Set<number> =>
  new Set(errors.flatMap(({ field }) => /^insured\.(\d+)\./.exec(field)?.[1] ?? []).map(Number));
