import type { FieldError } from '@sigorta/contracts/errors';
import * as v from 'valibot';
import type { Application, RuleContext } from './field.ts';
import type { Product } from './product.ts';
import { schemaOf } from './schema-of.ts';

export type Validation = { ok: true; application: Application } | { ok: false; errors: FieldError[] };

/**
 * Checks an application in code names. The answer's application is tidied: trimmed names, E.164 phones, no hidden fields.
 * Errors name the field by its dot path (`insured.1.passportNo`, empty for the whole) and the key of its message,
 * one for each field, in screen order.
 */
export function validate(product: Product, application: unknown, context: RuleContext): Validation {
  const result = v.safeParse(schemaOf(product, context), application);
  if (result.success) return { ok: true, application: result.output };
  const errors = new Map<string, string>();
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  const place = placesOf(product);
  return {
    ok: false,
    errors: Array.from(errors, ([field, message]) => ({ field, message })).sort(
      (a, b) => place(a.field) - place(b.field),
    ),
  };
}

/** Where a path's field stands on the screen: its own fields and the list of persons in step order, the rest last. */
function placesOf(product: Product): (path: string) => number {
  const names = product.steps.flatMap((step) =>
    step.kind === 'insured' ? ['insured'] : step.fields.map((field) => field.name),
  );
  return (path) => {
    const place = names.indexOf(path.split('.')[0] ?? '');
    return place === -1 ? names.length : place;
  };
}
