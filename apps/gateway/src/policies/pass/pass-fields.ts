import { formatDateRange, formatDateTime } from '@sigorta/i18n/date';
import type { Language } from '@sigorta/i18n/language';
import { fillPlaces, message } from '@sigorta/i18n/message';
import { showEnd } from '../../catalogue/cover-period.ts';
import { territoryWords } from '../../documents/terms-sections.ts';
import { emergencyNumber } from '../living/parts/help.ts';
import type { LivingPolicy } from '../living/read-living.ts';
import { livingTexts } from '../living/texts/living-texts.ts';

interface Field {
  key: string;
  label: string;
  value: string;
}

export interface PassFields {
  primary: Field[];
  secondary: Field[];
  auxiliary: Field[];
  /** turned over: whatever is longer, and what can be pressed */
  back: Field[];
}

/** Numbers that begin with a plus or a letter, kept in order among Arabic words. */
const inOrder = (text: string, language: Language): string =>
  language === 'ar' ? `\u2066${text}\u2069` : text;

/**
 * What a pass says: what the policy's own page says, and nothing of anybody besides.
 * @param links of the page and of the public check; opened only by whom they let in
 */
export function passFields(
  policy: LivingPolicy,
  language: Language,
  links: { page: string; verify: string },
): PassFields {
  const t = livingTexts[language];
  const { insured, insurer, terms, cover, startsAt, endsAt } = policy;
  const product = policy.product.product.card.name[language];
  const number = inOrder(policy.policyNumber, language);
  const line = terms?.claims[0]?.phone;
  const [where] = terms ? territoryWords(terms.territory, language) : [];
  const insuredLabel = message(t, 'policy.insured', language, { count: insured.length });
  const phone = (key: string): Field[] =>
    line === undefined ? [] : [{ key, label: t['pass.line'], value: inOrder(line, language) }];
  return {
    primary: [
      insured[0] === undefined
        ? { key: 'product', label: t['pass.product'], value: product }
        : { key: 'insured', label: product, value: insured[0] },
    ],
    secondary: [
      { key: 'insurer', label: t['policy.insurer'], value: insurer },
      { key: 'number', label: t['policy.number'], value: number },
    ],
    auxiliary: [
      {
        key: 'cover',
        label: t['pass.cover'],
        value: formatDateRange(cover.firstDay, cover.lastDay, language),
      },
      ...phone('line'),
    ],
    back: [
      ...phone('call'),
      {
        key: 'urgent',
        label: t['pass.urgent'],
        value: fillPlaces(t['help.urgent'], { number: emergencyNumber }, 'tr'),
      },
      ...(insured.length === 0 ? [] : [{ key: 'all', label: insuredLabel, value: insured.join('\n') }]),
      ...(where ? [{ key: 'territory', label: t['policy.territory'], value: where.text }] : []),
      {
        key: 'begins',
        label: t['policy.begins'],
        value: formatDateTime(startsAt.toISOString(), language),
      },
      { key: 'ends', label: t['policy.ends'], value: showEnd(endsAt, language) },
      { key: 'page', label: t.app, value: links.page },
      { key: 'verify', label: t['pass.verify'], value: links.verify },
      { key: 'note', label: t['pass.paper'], value: t['pass.note'] },
    ],
  };
}
