import { createGateway } from '@sigorta/gateway-client/gateway';
import { codeOf, isGatewayError } from '@sigorta/gateway-client/gateway-error';
import { sendApplication } from '@sigorta/gateway-client/send-application';
import { consentRecord } from '@sigorta/legal/consents';
import { readEndpoint, useBoot } from '@sigorta/runtime/runtime';
import { useState } from 'react';
import { type ApplicationErrors, type ApplicationFields, checkApplication } from './check-application.ts';
import type { ApplicationText } from './use-application-texts.ts';

export type ApplicationState =
  | { at: 'writing'; errors: ApplicationErrors; failure: ApplicationText | null }
  | { at: 'sending'; errors: ApplicationErrors; failure: null }
  | { at: 'sent'; number: string };

const fresh: ApplicationState = { at: 'writing', errors: {}, failure: null };

/** Sends a short application; `product` is its `urun`. Texts are keys of the application texts. */
export function useApplication(product: string, asksMessage: boolean) {
  const boot = useBoot();
  const [state, setState] = useState<ApplicationState>(fresh);
  const send = async (fields: ApplicationFields): Promise<void> => {
    if (state.at === 'sending') return;
    const errors = checkApplication(fields, asksMessage);
    if (Object.keys(errors).length > 0) {
      setState({ at: 'writing', errors, failure: null });
      return;
    }
    setState({ at: 'sending', errors: {}, failure: null });
    const endpoint = readEndpoint(boot, location.origin);
    const gateway = createGateway({ endpoint, token: boot.token, language: boot.language });
    try {
      const { data } = await sendApplication(gateway, {
        adSoyad: fields.name.trim(),
        telefon: fields.phone.trim(),
        ...(fields.email.trim() && { eposta: fields.email.trim() }),
        urun: product,
        dil: boot.language,
        ...(fields.message.trim() && { mesaj: fields.message.trim() }),
        onaylar: [consentRecord('personal-data-notice', boot.language)],
      });
      setState({ at: 'sent', number: data.basvuruNo });
    } catch (error) {
      setState({ at: 'writing', ...refusalOf(error) });
    }
  };
  return { state, send, again: () => setState(fresh) };
}

function refusalOf(error: unknown): { errors: ApplicationErrors; failure: ApplicationText | null } {
  const isPhone = isGatewayError(error) && error.fields.some(({ field }) => field === 'telefon');
  if (isPhone) return { errors: { phone: 'phone.error' }, failure: null };
  return { errors: {}, failure: codeOf(error) === 'too-many-requests' ? 'tooMany' : 'failed' };
}
