import { createContext, useContext } from 'react';
import type { ApplicationForm } from './application-form.ts';

const FormContext = createContext<ApplicationForm | null>(null);

export const FormProvider = FormContext.Provider;

/** The form around. It is the same one for as long as its page stands; who wants to be drawn with it hears of it (`use-heard.ts`). */
export function useForm(): ApplicationForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('a part of a form stands outside of one');
  return form;
}
