import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Application, RuleContext } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { schemaOf } from '@sigorta/product-kit/schema-of';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { firstValues } from './first-values.ts';

export type ApplicationForm = UseFormReturn<Application, unknown, Application>;

/** The form over the product's one schema, empty unless it begins with something. Nothing is judged until a step asks for it. */
export function useApplicationForm(
  product: Product,
  context: () => RuleContext,
  start?: Application,
): ApplicationForm {
  return useForm<Application, unknown, Application>({
    defaultValues: start ?? firstValues(product),
    /* made at each judgement: which fields exist depends on the answers, and the day on the document */
    resolver: (values, extra, options) =>
      standardSchemaResolver(schemaOf(product, context()))(values, extra, options as never) as never,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
}
