import { toldSteps } from '@sigorta/product-kit/claim-steps';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { LivingView } from '../living-view.ts';
import type { LivingPolicy } from '../read-living.ts';
import { livingTexts } from '../texts/living-texts.ts';

/** The first steps, in the words of the product's family. */
export async function claim({ language }: LivingView, { product }: LivingPolicy): Promise<string> {
  const texts = (await product.claimTexts?.(language)) ?? {};
  const steps = toldSteps(product.product.claim, texts).map(({ text }) => `<li>${escapeHtml(text)}</li>`);
  if (steps.length === 0) return '';
  return `<section><h2>${livingTexts[language]['claim.title']}</h2><ol>${steps.join('')}</ol></section>`;
}
