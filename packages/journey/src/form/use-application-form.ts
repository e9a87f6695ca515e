import type { Application, RuleContext } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { useLanguage } from '@sigorta/runtime/runtime';
import { useRef, useState } from 'react';
import { type ApplicationForm, openForm } from './answers/application-form.ts';
import { firstValues } from './first-values.ts';
import { judging } from './judging.ts';

/** The form over the product's one schema, empty unless it begins with something. Nothing is judged until a step asks for it. */
export function useApplicationForm(
  product: Product,
  context: () => RuleContext,
  start?: Application,
): ApplicationForm {
  const language = useLanguage();
  /* the rules follow the answers, and the day the document */
  const latest = useRef({ product, context });
  latest.current = { product, context };
  const [form] = useState(() =>
    openForm(start ?? firstValues(product), async (path, values) => {
      const { validate } = await judging(language);
      const result = validate(latest.current.product, values(), latest.current.context());
      return result.ok ? null : (result.errors.findLast(({ field }) => field === path)?.message ?? null);
    }),
  );
  return form;
}
