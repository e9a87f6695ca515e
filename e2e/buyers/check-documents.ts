import { expect } from '@playwright/test';
import { formatDate } from '@sigorta/i18n/date';
import type { Shop } from '../pages/shop.ts';
import { type Buyer, namesOf } from './buyer.ts';
import { solid } from './documents.ts';

/**
 * A policy says who, when, what and for how much.
 * @param text of the PDF
 * @param total digits and separators of the amount as the buyer saw it
 */
export function checkPolicy(
  { product, words, language }: Omit<Shop, 'page'>,
  buyer: Buyer,
  text: string,
  total: string,
): void {
  for (const name of namesOf(buyer)) expect(text).toContain(name);
  for (const day of ['beginDate', 'endDate']) {
    const date = buyer.application[day];
    if (typeof date === 'string') expect(solid(text)).toContain(solid(formatDate(date, language)));
  }
  /* Arabic letters stand in a PDF in the order and form they are drawn */
  if (language !== 'ar')
    for (const code of product.coverages.slice(0, 3))
      expect(solid(text)).toContain(solid(words(`coverage.${code}`)));
  expect(text.replace(/[^\d.,]/g, '')).toContain(total);
}
