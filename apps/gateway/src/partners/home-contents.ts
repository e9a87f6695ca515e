import { type LocalText, longest, mostEntries, type Testimonial } from '@sigorta/contracts/brand-contents';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import { httpsLink } from '@sigorta/validators/https-link';
import { videoIdOf } from '@sigorta/validators/video-id';
import { entriesOf, recordsOf } from './json-setting.ts';
import { hasWords, line, localText } from './plain-text.ts';

export const videosOf = (settings: PartnerSettings): string[] => {
  const ids = entriesOf(settings.youtubeLink).map((link) =>
    typeof link === 'string' ? videoIdOf(link) : null,
  );
  return [...new Set(ids.filter((id) => id !== null))].slice(0, mostEntries.youtubeLink);
};

/** Words of customers, each with who said it and where it can be read (decision 26). */
export const testimonialsOf = (settings: PartnerSettings): Testimonial[] =>
  recordsOf(settings.yorumlar, mostEntries.yorumlar).flatMap(({ ad, metin, kaynak, kaynakLink }) => {
    const name = line(ad, longest.name);
    const text = localText(metin, longest.testimonial);
    const source = localText(kaynak, longest.source);
    if (!name || !hasWords(source) || !hasWords(text)) return [];
    return [{ name, text, source, sourceUrl: httpsLink(kaynakLink)?.href ?? null }];
  });

/** Claims are the partner's own words: they are repeated, never made up here. */
export const claimsOf = (settings: PartnerSettings): LocalText[] =>
  entriesOf(settings.iddialar)
    .slice(0, mostEntries.iddialar)
    .map((claim) => localText(claim, longest.claim))
    .filter(hasWords);
