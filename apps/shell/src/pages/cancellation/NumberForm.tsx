import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { BirthDateInput } from '@sigorta/ui-kit/field/BirthDateInput.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import styles from './Find.module.css';
import { useCancellationTexts } from './use-cancellation-texts.ts';
import { useNumberForm } from './use-number-form.ts';

const order = ['policyNumber', 'identity', 'birthDate'] as const;

/** Policy number with the id and birth date of somebody named in it. */
export function NumberForm({ onFound }: { onFound: (policies: readonly CancellablePolicy[]) => void }) {
  const t = useCancellationTexts();
  const { errors, failure, busy, find } = useNumberForm(onFound);
  const form = useRef<HTMLFormElement>(null);
  // To the first field that was refused.
  useEffect(() => {
    const first = order.find((name) => errors[name]);
    const field = first && form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`);
    if (!field) return;
    /* the header stays in view: to the middle, not behind it */
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }, [errors]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [policyNumber = '', identity = '', birthDate = ''] = order.map((name) =>
      String(data.get(name) ?? ''),
    );
    void find({ policyNumber, identity, birthDate });
  };
  const error = (name: (typeof order)[number]): string | null => (errors[name] ? t(errors[name]) : null);
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <TextInput
        id="cancel-number"
        name="policyNumber"
        label={t('number.label')}
        hint={t('number.hint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        error={error('policyNumber')}
      />
      <TextInput
        id="cancel-identity"
        name="identity"
        label={t('identity.label')}
        hint={t('identity.hint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        error={error('identity')}
      />
      <BirthDateInput
        id="cancel-birth"
        name="birthDate"
        label={t('birth.label')}
        autoComplete="off"
        width="m"
        error={error('birthDate')}
      />
      {failure && (
        <Notice tone="warn" role="alert">
          {t(failure)}
        </Notice>
      )}
      <div className={styles.submit}>
        <Button type="submit" busy={busy}>
          {t('number.submit')}
        </Button>
        <p className={styles.quiet}>{t('number.privacy')}</p>
      </div>
    </form>
  );
}
