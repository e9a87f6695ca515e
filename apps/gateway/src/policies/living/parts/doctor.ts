import { directionOf } from '@sigorta/i18n/direction';
import { doctorSentences } from '../doctor-sentences.ts';
import type { LivingView } from '../living-view.ts';
import type { LivingPolicy } from '../read-living.ts';
import { livingTexts } from '../texts/living-texts.ts';
import { filled } from './help.ts';

/** What one shows in a hospital, in the languages read there; the first stands open. Only where an insurer pays doctors. */
export function doctor({ language }: LivingView, policy: LivingPolicy): string {
  const { terms, insurer, policyNumber, isCancelled } = policy;
  const [line] = terms?.claims ?? [];
  if (!policy.product.product.treats || !terms || !line || isCancelled) return '';
  const places = { insurer, phone: line.phone, number: policyNumber };
  const sentences = doctorSentences(terms.territory).map(
    ({ lang, name, text }, at) =>
      `<details lang="${lang}" dir="${lang === 'ar' ? directionOf('ar') : 'ltr'}"${at === 0 ? ' open' : ''}><summary>${name}</summary><p>${filled(text, places)}</p></details>`,
  );
  return `<section><h2>${livingTexts[language]['doctor.title']}</h2>${sentences.join('')}</section>`;
}
