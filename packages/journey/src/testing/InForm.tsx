import type { Application } from '@sigorta/product-kit/field';
import { type ReactNode, useState } from 'react';
import { openForm } from '../form/answers/application-form.ts';
import { FormProvider } from '../form/answers/form-context.ts';

interface InFormProps {
  values: Partial<Application>;
  children: ReactNode;
}

/** A form that holds answers already, around one of its parts; for tests. */
export function InForm({ values, children }: InFormProps) {
  const [form] = useState(() => openForm(values as Application));
  return <FormProvider value={form}>{children}</FormProvider>;
}
