import type { AnswerOf } from '@sigorta/contracts/operation';
import { basvuruYap } from '@sigorta/contracts/operations/basvuru-yap';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import type { TaskState } from '@sigorta/gateway-client/react/use-task';
import { consentRecord } from '@sigorta/legal/consents';
import { useLanguage } from '@sigorta/runtime/runtime';
import { useState } from 'react';
import { type ApplicationErrors, type ApplicationFields, checkApplication } from './check-application.ts';
import type { ApplicationText } from './use-application-texts.ts';

export type ApplicationState =
  | { state: 'writing' | 'sending'; errors: ApplicationErrors; failure: ApplicationText | null }
  | { state: 'sent'; number: string };

/** Sends a short application; `product` is its `urun`. Texts are keys of the application texts. */
export function useApplication(product: string, asksMessage: boolean) {
  const language = useLanguage();
  const sending = useAction(basvuruYap);
  const [errors, setErrors] = useState<ApplicationErrors>({});
  const send = async (fields: ApplicationFields): Promise<void> => {
    if (sending.state === 'busy') return;
    const wrong = checkApplication(fields, asksMessage);
    setErrors(wrong);
    sending.reset();
    if (Object.keys(wrong).length > 0) return;
    await sending.act({
      adSoyad: fields.name.trim(),
      telefon: fields.phone.trim(),
      ...(fields.email.trim() && { eposta: fields.email.trim() }),
      urun: product,
      dil: language,
      ...(fields.message.trim() && { mesaj: fields.message.trim() }),
      onaylar: [consentRecord('personal-data-notice', language)],
    });
  };
  return { state: stateOf(sending, errors), send, again: sending.reset };
}

type Task = TaskState<AnswerOf<typeof basvuruYap>>;

const isPhoneRefused = ({ fields }: Task): boolean => fields.some(({ field }) => field === 'telefon');

function stateOf(sending: Task, errors: ApplicationErrors): ApplicationState {
  if (sending.state === 'done') return { state: 'sent', number: sending.answer.data.basvuruNo };
  if (sending.state === 'busy') return { state: 'sending', errors, failure: null };
  if (sending.state === 'idle') return { state: 'writing', errors, failure: null };
  if (isPhoneRefused(sending)) return { state: 'writing', errors: { phone: 'phone.error' }, failure: null };
  return { state: 'writing', errors, failure: sending.code === 'too-many-requests' ? 'tooMany' : 'failed' };
}
