import type { Application } from '@sigorta/product-kit/field';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

interface InFormProps {
  values: Partial<Application>;
  children: ReactNode;
}

/** A form that holds answers already, around one of its parts; for tests. */
export function InForm({ values, children }: InFormProps) {
  const form = useForm<Application>({ defaultValues: values as Application });
  return <FormProvider {...form}>{children}</FormProvider>;
}
