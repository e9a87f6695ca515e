import type { Direction } from '@sigorta/i18n/direction';
import type { Language } from '@sigorta/i18n/language';
import { languageOfPath, withLanguage, withoutLanguage } from '@sigorta/i18n/paths';

export interface Switches {
  language: Language;
  /** null: the language's own */
  direction: Direction | null;
  /** key of `brandSamples` */
  partner: string;
}

const isDirection = (text: string | null): text is Direction => text === 'ltr' || text === 'rtl';

/** All switches are in the address, so that a state can be shared: `/ar/kasko?dir=ltr&partner=green`. */
export function readSwitches(): Switches {
  const query = new URLSearchParams(location.search);
  const direction = query.get('dir');
  return {
    language: languageOfPath(location.pathname),
    direction: isDirection(direction) ? direction : null,
    partner: query.get('partner') ?? 'default',
  };
}

/** Opens the same page under other switches; a language or partner is a new document. */
export function openWith({ language, direction, partner }: Switches): void {
  const query = new URLSearchParams();
  if (direction) query.set('dir', direction);
  if (partner !== 'default') query.set('partner', partner);
  const path = withLanguage(withoutLanguage(location.pathname), language);
  location.assign(query.size ? `${path}?${query}` : path);
}
