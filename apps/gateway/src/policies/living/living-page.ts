import { livingFiles, livingPath } from '@sigorta/contracts/living-policy';
import { loginForLiving } from '@sigorta/contracts/service-paths';
import { formatDate } from '@sigorta/i18n/date';
import { withLanguage } from '@sigorta/i18n/paths';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { LivingView } from './living-view.ts';
import { claim } from './parts/claim.ts';
import { doctor } from './parts/doctor.ts';
import { facts } from './parts/facts.ts';
import { framed } from './parts/frame.ts';
import { filled, help } from './parts/help.ts';
import { keep } from './parts/keep.ts';
import { papers } from './parts/papers.ts';
import type { LivingPolicy } from './read-living.ts';
import { livingTexts } from './texts/living-texts.ts';

const { manifest, icon192 } = livingFiles;
const head = `<link rel="manifest" href="${manifest}"><link rel="icon" href="${icon192}"><link rel="apple-touch-icon" href="${icon192}">`;

/** Whether a copy may be kept: `over` tells the page to remove one that was. */
export const keepingOf = (
  { mayKeep, today }: Pick<LivingView, 'mayKeep' | 'today'>,
  { isCancelled, until }: Pick<LivingPolicy, 'isCancelled' | 'until'>,
): 'on' | 'off' | 'over' => (!mayKeep ? 'off' : isCancelled || today > until ? 'over' : 'on');

/**
 * One policy with everything its holder needs when something happens.
 * @param isCopy as it is kept on a device: it says since when, and leads to nothing that is not kept with it
 */
export async function livingPage(view: LivingView, policy: LivingPolicy, isCopy: boolean): Promise<string> {
  const { language, today } = view;
  const t = livingTexts[language];
  const { owner, until, purchaseId } = policy;
  const title = policy.product.product.card.name[language];
  const keeps = keepingOf(view, policy);
  const body = [
    isCopy ? `<p class="copy">${filled(t.copy, { date: formatDate(today, language) })}</p>` : '',
    `<h1>${escapeHtml(title)}</h1>`,
    policy.isCancelled ? `<p class="bad">${t['policy.cancelled']}</p>` : '',
    help(view, policy),
    facts(view, policy),
    doctor(view, policy),
    await claim(view, policy),
    papers(view, policy, isCopy),
    keeps === 'on' ? keep(view, policy) : '',
  ];
  return framed(view, {
    title,
    told: { owner, until, keeps, ...(isCopy && { copy: 'yes' }) },
    head,
    body: body.join('\n'),
    path: isCopy ? null : livingPath(purchaseId),
  });
}

/** For whoever has not proved that the policy is theirs: the way to a code, and to a copy if this device has one. */
export function gatePage(view: LivingView, purchaseId: string): string {
  const t = livingTexts[view.language];
  const login = withLanguage(loginForLiving(purchaseId), view.language);
  return framed(view, {
    title: t['gate.title'],
    told: { keeps: view.mayKeep ? 'on' : 'off' },
    body: `<h1>${t['gate.title']}</h1><p>${t['gate.text']}</p>
<div class="row"><a class="press solid" href="${escapeHtml(login)}">${t['gate.do']}</a><a class="press line" href="?kopya" data-when="copied" hidden>${t['gate.copy']}</a></div>`,
    path: livingPath(purchaseId),
  });
}
