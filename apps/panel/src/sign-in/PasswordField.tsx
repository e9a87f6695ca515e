import { IconButton } from '@sigorta/ui-kit/button/IconButton.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { useState } from 'react';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface PasswordFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error: string | null;
  isNew?: boolean | undefined;
}

/** A password that may be looked at; browsers and keepers of passwords know which one it is. */
export function PasswordField({ id, name, label, hint, error, isNew = false }: PasswordFieldProps) {
  const t = useSignInTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      id={id}
      name={name}
      label={label}
      hint={hint}
      error={error}
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      maxLength={128}
      dir="ltr"
      spellCheck={false}
      action={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={t(shown ? 'password.hide' : 'password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
