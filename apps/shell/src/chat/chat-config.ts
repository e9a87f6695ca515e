import type { Brand } from '@sigorta/contracts/partner';
import { defaultTimeZone, type OpeningHours } from './opening-hours.ts';

export interface ChatPerson {
  id: string;
  name: string;
  /** digits with the dial code */
  phone: string;
  /** null: none are known, and none are claimed */
  hours: OpeningHours | null;
}

/** spec §3, chat widget configuration. */
export interface ChatConfig {
  persons: readonly ChatPerson[];
  timeZone: string;
  /** the popup fades in, or is simply there */
  popupEffect: 'fade' | 'none';
}

/** The widget of a brand: one desk on its number. Persons and hours of a partner come with the panel's settings. */
export const chatOf = ({ name }: Pick<Brand, 'name'>, phone: string): ChatConfig => ({
  persons: [{ id: 'desk', name, phone, hours: null }],
  timeZone: defaultTimeZone,
  popupEffect: 'fade',
});
