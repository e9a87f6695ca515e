import { partnerSettings, settingNames } from '@sigorta/contracts/partner-settings/partner-settings';
import type { PartnerRow } from '../system/system.ts';
import { hostileValues } from './hostile-values.ts';

/** Text settings; switches take the same values but hide parts of the page, so they have brands of their own. */
const switches = settingNames.filter((name) => partnerSettings[name].kind === 'switch');
const texts = settingNames.filter((name) => !['switch', 'number'].includes(partnerSettings[name].kind));
/** lists in JSON: the value stands inside, where a reader would show it */
const inLists: Readonly<Record<string, (value: string) => string>> = {
  youtubeLink: (value) => JSON.stringify([value, `https://youtu.be/${value}`]),
  ofisler: (value) => JSON.stringify([{ ad: value, adres: value, telefon: value, harita: value }]),
  yorumlar: (value) => JSON.stringify([{ ad: value, metin: value, kaynak: value, kaynakLink: value }]),
  iddialar: (value) => JSON.stringify([value, { tr: value, en: value }]),
  chat_kisiler: (value) =>
    JSON.stringify([{ ad: value, gorev: value, telefon: '905000000000', saatler: { Mon: value } }]),
  chat_saatler: (value) => JSON.stringify({ Mon: value, Tue: '00:00-23:59' }),
};

/** How many values the brands of the test command take; `pnpm --filter bench hostile-settings` takes two thousand. */
export const hostileSlice = 60;

/**
 * Brands whose every setting is hostile: value after value over field after field, each brand another mixture.
 * @param count of pairs of a field and a value
 */
export function hostilePartners(count: number): PartnerRow[] {
  return Array.from({ length: Math.ceil(count / texts.length) }, (_, brand) => {
    const valueFor = (at: number) => hostileValues[(brand * 7 + at) % hostileValues.length] ?? '';
    const settings: Record<string, unknown> = { showWp: true, showCompany: true, moreHeroes: true };
    for (const [at, name] of texts.entries()) {
      /* every second brand writes broken lists */
      const inside = brand % 2 === 0 ? inLists[name] : undefined;
      settings[name] = inside ? inside(valueFor(at)) : valueFor(at);
    }
    for (const name of brand % 5 === 4 ? switches : []) settings[name] = valueFor(name.length);
    return { id: `dusman-${brand}`, settings };
  });
}

/** Pairs of a field and a value that these brands hold. */
export const pairsIn = (partners: readonly PartnerRow[]): number => partners.length * texts.length;
