import { formatDate } from '@sigorta/i18n/date';
import type { LivingView } from '../living-view.ts';
import type { LivingPolicy } from '../read-living.ts';
import { livingTexts } from '../texts/living-texts.ts';
import { filled } from './help.ts';

/** The choice to keep a copy on this device, off until it is pressed. The page's script shows what is so (`data-when`). */
export function keep({ language }: LivingView, { until }: LivingPolicy): string {
  const t = livingTexts[language];
  const button = (does: string, label: string, look: string, when: string) =>
    `<button type="button" class="press ${look}" data-do="${does}" data-when="${when}" hidden>${label}</button>`;
  const said = (when: string, text: string, look = 'note') =>
    `<p class="${look}" data-when="${when}" hidden>${text}</p>`;
  return `<section class="keep"><h2>${t['keep.title']}</h2>
${said('offered busy failed removed', t['keep.text'])}
<div role="status">${said('busy', t['keep.busy'])}${said('done', t['keep.done'])}${said('removed', t['keep.removed'])}${said('unable', t['keep.unable'])}${said('failed', t['keep.failed'], 'bad')}</div>
${said('offered busy done failed removed', filled(t['keep.end'], { date: formatDate(until, language) }))}
${button('keep', t['keep.do'], 'solid', 'offered failed removed')}${button('remove', t['keep.remove'], 'line', 'done')}</section>`;
}
