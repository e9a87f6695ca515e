import type { LocalText, Testimonial } from '@sigorta/contracts/brand-contents';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import { videoIdOf } from '@sigorta/validators/video-id';
import { entriesOf, recordsOf } from './json-setting.ts';
import { hasWords, line, localText } from './plain-text.ts';
import { httpsLink } from './safe-link.ts';

const mostVideos = 6;
const mostTestimonials = 6;
const mostClaims = 4;

export const videosOf = (settings: PartnerSettings): string[] => {
  const ids = entriesOf(settings.youtubeLink).map((link) =>
    typeof link === 'string' ? videoIdOf(link) : null,
  );
  return [...new Set(ids.filter((id) => id !== null))].slice(0, mostVideos);
};

/** Words of customers, each with who said it and where it can be read (decision 26). */
export const testimonialsOf = (settings: PartnerSettings): Testimonial[] =>
  recordsOf(settings.yorumlar, mostTestimonials).flatMap(({ ad, metin, kaynak, kaynakLink }) => {
    const name = line(ad, 60);
    const text = localText(metin, 400);
    const source = localText(kaynak, 80);
    if (!name || !hasWords(source) || !hasWords(text)) return [];
    return [{ name, text, source, sourceUrl: httpsLink(kaynakLink)?.href ?? null }];
  });

/** Claims are the partner's own words: they are repeated, never made up here. */
export const claimsOf = (settings: PartnerSettings): LocalText[] =>
  entriesOf(settings.iddialar)
    .slice(0, mostClaims)
    .map((claim) => localText(claim, 80))
    .filter(hasWords);
