import { formatDateTime } from '@sigorta/i18n/date';
import { message } from '@sigorta/i18n/message';
import { showEnd } from '../../../catalogue/cover-period.ts';
import { territoryWords } from '../../../documents/terms-sections.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { LivingView } from '../living-view.ts';
import type { LivingPolicy } from '../read-living.ts';
import { livingTexts } from '../texts/living-texts.ts';

const row = (label: string, values: readonly string[], direction = ''): string =>
  `<div><dt>${label}</dt><dd>${values.map((value) => `<bdi${direction}>${escapeHtml(value)}</bdi>`).join('')}</dd></div>`;

/** What is asked on the telephone and at a desk: number, insurer, who, where and when. */
export function facts({ language }: LivingView, policy: LivingPolicy): string {
  const t = livingTexts[language];
  const { terms, insured } = policy;
  const insuredLabel = message(t, 'policy.insured', language, { count: insured.length });
  /* the members of a group are on the paper; here its name is enough */
  const [where] = terms ? territoryWords(terms.territory, language) : [];
  return `<dl>${[
    row(t['policy.number'], [policy.policyNumber], ' dir="ltr"'),
    row(t['policy.insurer'], [policy.insurer]),
    insured.length > 0 ? row(insuredLabel, insured) : '',
    where ? row(t['policy.territory'], [where.text]) : '',
    row(t['policy.begins'], [formatDateTime(policy.startsAt.toISOString(), language)]),
    row(t['policy.ends'], [showEnd(policy.endsAt, language)]),
  ].join('')}</dl>`;
}
