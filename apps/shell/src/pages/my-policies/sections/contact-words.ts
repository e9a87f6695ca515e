import type { Contact } from '@sigorta/contracts/contacts';
import type { Translate } from '@sigorta/i18n/texts/text-key';
import type { AccountText } from '../use-account-texts.ts';

/** What a contact was about, and how and why it was made. */
export function contactWords(
  { channel, purpose, ground, state, isFromThem }: Contact,
  t: Translate<AccountText>,
): { what: string; how: string[] } {
  const isOfferCall = channel === 'call' && ground === 'offer';
  const why = isOfferCall ? t('contacts.ground.call') : t(`contacts.ground.${ground}`);
  return {
    what: t(`contacts.purpose.${purpose}`),
    how: [
      t(`contacts.channel.${channel}`),
      ...(state === null ? [] : [t(`contacts.state.${state}`)]),
      isFromThem ? t('contacts.theirs') : why,
    ],
  };
}
