import type { PopupEffect } from '@sigorta/contracts/brand-contents';
import type { OpeningHours } from '@sigorta/contracts/opening-hours';
import type { Brand } from '@sigorta/contracts/partner';
import type { Language } from '@sigorta/i18n/language';

export interface ChatPerson {
  id: string;
  name: string;
  role: string | null;
  /** digits with the dial code */
  phone: string;
  /** null: none are known, and none are claimed */
  hours: OpeningHours | null;
}

/** spec §3, chat widget configuration, in one language. */
export interface ChatConfig {
  persons: readonly ChatPerson[];
  /** of the button */
  hours: OpeningHours | null;
  timeZone: string;
  popupEffect: PopupEffect;
  /** null: our own words */
  message: string | null;
}

type Source = Pick<Brand, 'name' | 'whatsapp' | 'chat'>;

/** The widget of a brand: its persons, or one desk on its number; null when there is nobody to write to. */
export function chatOf({ name, whatsapp, chat }: Source, language: Language): ChatConfig | null {
  const { hours, timeZone, popupEffect, message } = chat;
  const persons = chat.persons.map((person, index) => ({
    id: `person-${index}`,
    name: person.name,
    role: person.role[language] ?? null,
    phone: person.phone,
    hours: person.hours ?? hours,
  }));
  const desk = whatsapp === null ? [] : [{ id: 'desk', name, role: null, phone: whatsapp, hours }];
  const shown = persons.length > 0 ? persons : desk;
  if (shown.length === 0) return null;
  return { persons: shown, hours, timeZone, popupEffect, message: message[language] ?? null };
}
