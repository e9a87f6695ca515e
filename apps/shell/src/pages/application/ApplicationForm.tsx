import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { TextButton } from '@sigorta/ui-kit/button/TextLink.tsx';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { SentNotice } from '@sigorta/ui-kit/feedback/SentNotice.tsx';
import { ErrorSummary } from '@sigorta/ui-kit/field/ErrorSummary.tsx';
import { Textarea } from '@sigorta/ui-kit/field/Textarea.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { emailLength } from '@sigorta/validators/email';
import { phoneInputLength } from '@sigorta/validators/phone';
import { type FormEvent, useEffect, useRef } from 'react';
import styles from './ApplicationForm.module.css';
import type { ApplicationErrors } from './check-application.ts';
import { NoticeBox } from './NoticeBox.tsx';
import { useApplication } from './use-application.ts';
import { useApplicationTexts } from './use-application-texts.ts';
import { useLegalTexts } from './use-legal-texts.ts';

interface ApplicationFormProps {
  /** `urun` of the operation: a product's id, or what else the message is about */
  product: string;
  asksMessage: boolean;
}

const text = (data: FormData, name: string): string => String(data.get(name) ?? '');

/** Name, phone, mail and a message for staff (spec §7, `vue/basvuru-yap`). */
export function ApplicationForm({ product, asksMessage }: ApplicationFormProps) {
  const t = useApplicationTexts();
  const { state, send, again } = useApplication(product, asksMessage);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void send({
      name: text(data, 'name'),
      phone: text(data, 'phone'),
      email: text(data, 'email'),
      message: text(data, 'message'),
      notice: data.has('notice'),
    });
  };
  if (state.state === 'sent') return <Sent number={state.number} again={again} />;
  const { errors, failure } = state;
  const errorOf = (field: (typeof written)[number]) => errors[field] && t(errors[field]);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Problems errors={errors} />
      {failure && <Notice tone="bad" role="alert" title={t(failure)} />}
      <TextInput
        id="application-name"
        name="name"
        label={t('name')}
        autoComplete="name"
        maxLength={120}
        error={errorOf('name')}
      />
      <TextInput
        id="application-phone"
        name="phone"
        type="tel"
        dir="ltr"
        label={t('phone')}
        hint={t('phone.hint')}
        autoComplete="tel"
        inputMode="tel"
        maxLength={phoneInputLength}
        error={errorOf('phone')}
      />
      {asksMessage && (
        <TextInput
          id="application-email"
          name="email"
          type="email"
          dir="ltr"
          label={t('email')}
          hint={t('email.hint')}
          autoComplete="email"
          maxLength={emailLength}
          optional
          error={errorOf('email')}
        />
      )}
      <Textarea
        id="application-message"
        name="message"
        label={t(asksMessage ? 'message' : 'note')}
        optional={!asksMessage}
        error={errorOf('message')}
      />
      <NoticeBox id="application-notice" hint={t('privacy')} failed={errors.notice !== undefined} />
      <Button type="submit" block busy={state.state === 'sending'}>
        {t(asksMessage ? 'send' : 'sendRequest')}
      </Button>
    </form>
  );
}

/** In the order of the form. */
const written = ['name', 'phone', 'email', 'message'] as const;

function Problems({ errors }: { errors: ApplicationErrors }) {
  const t = useApplicationTexts();
  const legal = useLegalTexts();
  const summary = useRef<HTMLDivElement>(null);
  // A new object for every refusal: focus goes back to the list each time.
  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus();
  }, [errors]);
  const list = written.flatMap((field) =>
    errors[field] ? [{ id: `application-${field}`, message: t(errors[field]) }] : [],
  );
  if (errors.notice) list.push({ id: 'application-notice', message: legal(errors.notice) });
  return list.length > 0 ? <ErrorSummary ref={summary} title={t('summary')} errors={list} /> : null;
}

function Sent({ number, again }: { number: string; again: () => void }) {
  const t = useApplicationTexts();
  const [before, after] = t('success.number', { number: '\n' }).split('\n');
  return (
    <SentNotice
      title={t('success.title')}
      text={t('success.text')}
      actions={<TextButton onClick={again}>{t('success.again')}</TextButton>}
    >
      {before}
      <bdi dir="ltr">{number}</bdi>
      {after}
    </SentNotice>
  );
}
