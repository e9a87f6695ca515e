import {
  type BrandChat,
  type ChatPerson,
  longest,
  mostEntries,
  popupEffects,
} from '@sigorta/contracts/brand-contents';
import { defaultTimeZone, type OpeningHours, weekdays } from '@sigorta/contracts/opening-hours';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import { chatNumber, openingSpan } from '@sigorta/validators/setting-shapes';
import { jsonOf, recordsOf } from './json-setting.ts';
import { line, localText, matching } from './plain-text.ts';

/** Days with hours that can be read; null when none was given at all. */
const hoursOf = (given: unknown): OpeningHours | null => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const found: OpeningHours = {};
  for (const day of weekdays) {
    const hours = matching((given as Record<string, unknown>)[day], openingSpan);
    if (hours !== null) found[day] = hours;
  }
  return found;
};

const timeZoneOf = (text: string | null): string => {
  const zone = matching(text, /^[A-Za-z_]{1,30}(?:\/[A-Za-z0-9_+-]{1,30}){0,2}$/);
  try {
    return zone === null
      ? defaultTimeZone
      : new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return defaultTimeZone;
  }
};

const personsOf = (settings: PartnerSettings): ChatPerson[] =>
  recordsOf(settings.chat_kisiler, mostEntries.chat_kisiler).flatMap(({ ad, gorev, telefon, saatler }) => {
    const name = line(ad, longest.name);
    const phone = chatNumber(telefon);
    return name && phone
      ? [{ name, role: localText(gorev, longest.role), phone, hours: hoursOf(saatler) }]
      : [];
  });

/** spec §3: who can be written to and when, how the popup comes, what a chat begins with. */
export const chatOf = (settings: PartnerSettings): BrandChat => ({
  persons: personsOf(settings),
  hours: hoursOf(jsonOf(settings.chat_saatler)),
  timeZone: timeZoneOf(settings.chat_saatDilimi),
  popupEffect: popupEffects.find((effect) => effect === settings.chat_efekt) ?? 'fade',
  message: localText(jsonOf(settings.chat_mesaj) ?? settings.chat_mesaj, longest.message),
});
