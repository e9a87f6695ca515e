import { CodeInput } from '@sigorta/ui-kit/field/CodeInput.tsx';
import { useEffect, useId, useRef } from 'react';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface FactorFieldProps {
  value: string;
  onChange: (code: string) => void;
  error: string | null;
  /** where nothing stands before it; elsewhere the reader's place is kept */
  focused?: boolean | undefined;
}

/** Six digits of the app; focused at first and whenever they were refused. */
export function FactorField({ value, onChange, error, focused = true }: FactorFieldProps) {
  const t = useSignInTexts();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused || error !== null) input.current?.focus();
  }, [error, focused]);
  return (
    <CodeInput
      ref={input}
      id={`${useId()}code`}
      label={t('code')}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
