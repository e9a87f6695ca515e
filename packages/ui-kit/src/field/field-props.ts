import type { ReactNode } from 'react';

/** What every field takes. Texts come translated; `error` is the whole sentence, saying what to do. */
export interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | null | undefined;
  /** adds the word "optional" to the label */
  optional?: boolean | undefined;
}

/** An entry of a list; values are the wire's. */
export interface Option {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** A list that comes from the network: while it loads and when it could not be had. */
export interface ListState {
  loading?: boolean | undefined;
  failed?: boolean | undefined;
  /** what could not be had, in words; "the list could not be loaded" unless told */
  failedText?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export type FieldWidth = 's' | 'm' | 'l' | 'full';

/** Ties a control to its hint and error; spread onto the control. */
export function fieldAria(
  id: string,
  { hint, error }: Pick<FieldProps, 'hint' | 'error'>,
): { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined } {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}
