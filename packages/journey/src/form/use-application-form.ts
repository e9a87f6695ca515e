import type { Application, RuleContext } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { type FieldErrors, type Resolver, set, type UseFormReturn, useForm } from 'react-hook-form';
import { firstValues } from './first-values.ts';
import { judging } from './judging.ts';

export type ApplicationForm = UseFormReturn<Application, unknown, Application>;

/** The form over the product's one schema, empty unless it begins with something. Nothing is judged until a step asks for it. */
export function useApplicationForm(
  product: Product,
  context: () => RuleContext,
  start?: Application,
): ApplicationForm {
  return useForm<Application, unknown, Application>({
    defaultValues: start ?? firstValues(product),
    resolver: judgedBy(product, context),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
}

/** The judge of the steps for one field too: the schema is made each time, as fields follow the answers and the day the document. */
const judgedBy =
  (product: Product, context: () => RuleContext): Resolver<Application, unknown, Application> =>
  async (values) => {
    const { validate } = await judging();
    const result = validate(product, values, context());
    if (result.ok) return { values: result.application, errors: {} };
    const errors: FieldErrors<Application> = {};
    for (const { field, message } of result.errors) set(errors, field, { type: 'rule', message });
    return { values: {}, errors };
  };
