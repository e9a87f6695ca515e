import { livingFiles } from '@sigorta/contracts/living-policy';
import type { LivingView } from '../living-view.ts';
import type { LivingPolicy } from '../read-living.ts';
import { livingTexts } from '../texts/living-texts.ts';

const kinds = ['policy', 'receipt'] as const;

/** What can be taken along as a file. @param isCopy a copy has no pass with it: each is signed when it is asked for */
export function papers(
  { language, hasPass }: LivingView,
  { documents, isCancelled }: LivingPolicy,
  isCopy: boolean,
): string {
  const t = livingTexts[language];
  const link = (file: string, label: string) => `<a class="press line" href="${file}">${label}</a>`;
  const links = [
    ...kinds
      .filter((kind) => documents.includes(kind))
      .map((kind) => link(livingFiles[kind], t[`papers.${kind}`])),
    ...(isCancelled ? [] : [link(livingFiles.calendar, t['papers.calendar'])]),
    ...(hasPass && !isCopy ? [link(livingFiles.pass, t['papers.wallet'])] : []),
  ];
  return `<section class="papers"><h2>${t['papers.title']}</h2><div class="row">${links.join('')}</div></section>`;
}
