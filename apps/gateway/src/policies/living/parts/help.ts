import { escapeHtml } from '../../../platform/escape-html.ts';
import type { LivingView } from '../living-view.ts';
import type { LivingPolicy } from '../read-living.ts';
import { livingTexts } from '../texts/living-texts.ts';

/** of Türkiye and the European Union, and what mobile networks of the world lead on */
export const emergencyNumber = '112';

/** What stands for a place in a sentence, in its own direction whatever is around it. */
export const filled = (text: string, places: Readonly<Record<string, string>>): string =>
  escapeHtml(text).replace(/\{\{(\w+)\}\}/g, (whole, place: string) => {
    const value = places[place];
    if (value === undefined) return whole;
    const direction = place === 'phone' || place === 'number' ? ' dir="ltr"' : '';
    return `<bdi${direction}>${escapeHtml(value)}</bdi>`;
  });

/** One press calls the line that answers from everywhere. Nothing where the insurer named none. */
export function help({ language }: LivingView, { terms, insurer, isCancelled }: LivingPolicy): string {
  const [line] = terms?.claims ?? [];
  if (!line || isCancelled) return '';
  const t = livingTexts[language];
  return `<section class="help"><p>${filled(t['help.urgent'], { number: emergencyNumber })}</p>
<a class="press solid call" href="tel:${line.phone.replaceAll(' ', '')}"><span>${t['help.call']}</span><bdi dir="ltr">${escapeHtml(line.phone)}</bdi></a>
<p class="note">${filled(t['help.line'], { insurer })}</p></section>`;
}
