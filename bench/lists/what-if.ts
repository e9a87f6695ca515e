import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExchangeRate, Offer } from '@sigorta/contracts/offer';
import type { InsurerClause } from '@sigorta/contracts/upstream/clause';
import { insurerQuoteAnswerSchema } from '@sigorta/contracts/upstream/insurer';
import type { WhatIf } from '@sigorta/contracts/what-if';
import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import { isRequest } from '@sigorta/product-kit/is-request';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { offerOfAnswer } from '../../apps/gateway/src/quotes/ask/offer-of-answer.ts';
import { clausesOf, inLanguage, pagesOf } from '../../apps/sandbox/src/insurers/booklet.ts';
import { parsed } from '../../apps/sandbox/src/insurers/json-routes.ts';
import { placeOf } from '../../apps/sandbox/src/insurers/terms.ts';

type Quoted = Exclude<TariffAnswer, { declined: string }>;

/** One offer, made as sandbox and gateway make it, and the booklet that its insurer printed. */
export interface AskedOffer {
  product: string;
  insurer: string;
  offer: Offer;
  clauses: readonly InsurerClause[];
  pages: readonly string[];
  /** the same offer from an insurer whose booklet lacks these clauses */
  without: (numbers: readonly string[]) => Offer;
}

const now = new Date('2026-11-21T09:00:00Z');
const today = '2026-11-21';

/* any rate: sums are compared in the currency of the tariff */
const rateOf = (currency: string): ExchangeRate | null =>
  currency === 'EUR' || currency === 'USD'
    ? { currency, rate: '50.0000', kind: 'forex-selling', date: today, bulletin: '1' }
    : null;

async function offersOf(found: DiscoveredProduct): Promise<AskedOffer[]> {
  const { product, scenarios } = found;
  const [samples, tariffs, own, wordings] = await Promise.all([
    found.samples(),
    found.tariffs(),
    found.clauses(),
    found.wordings(),
  ]);
  const application = samples.valid({ today });
  const exclusions = new Set(
    Object.keys(await found.texts('tr')).flatMap((key) =>
      key.startsWith('exclusion.') ? [key.slice('exclusion.'.length)] : [],
    ),
  );
  const offerOf = (insurer: string, made: Quoted, clauses: readonly InsurerClause[]): Offer => {
    const answer = parsed(insurerQuoteAnswerSchema, {
      ...made,
      result: 'quoted',
      quoteNo: insurer,
      territory: placeOf(application as Parameters<typeof placeOf>[0], made.territory).territory,
      clauses,
      validUntil: '2026-11-22T09:00:00Z',
    });
    if (answer.result !== 'quoted') throw new Error(`${insurer} quotes nothing`);
    const who = { id: insurer, name: insurer };
    const rate = rateOf(product.currency);
    const day = 24 * 3_600_000;
    const holding = { foreignMs: day, liraMs: day, payingMs: 0 };
    const asked = {
      product,
      scenarios,
      application,
      exclusions,
      phase: 'whole' as const,
      rate,
      holding,
      now,
    };
    return offerOfAnswer({ ...asked, id: insurer, quoteId: product.id, insurer: who, answer });
  };
  return tariffs.flatMap(({ insurer, quote }): AskedOffer[] => {
    const made = quote(application, { today });
    if ('declined' in made) return [];
    const booklet = clausesOf({ id: product.id, clauses: own, wordings }, insurer, made);
    const clauses = inLanguage(booklet, 'tr');
    const without = (numbers: readonly string[]): Offer =>
      offerOf(
        insurer,
        made,
        clauses.filter(({ number }) => !numbers.includes(number)),
      );
    return [{ product: product.id, insurer, offer: without([]), clauses, pages: pagesOf(booklet), without }];
  });
}

/** Every offer that the sandbox's insurers make to the products' own samples. */
export async function askedOffers(products: readonly DiscoveredProduct[]): Promise<AskedOffer[]> {
  const sold = products.filter(({ product, scenarios }) => !isRequest(product) && scenarios.length > 0);
  return (await Promise.all(sold.map(offersOf))).flat();
}

/** `<product> <scenario> <insurer>` → what the label says. */
export type Labels = ReadonlyMap<string, string>;

export const labelKey = (product: string, scenario: string, insurer: string): string =>
  `${product} ${scenario} ${insurer}`;

/** A family's table of labels: a block a product, a column an insurer. */
function readLabels(text: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const block of text.split(/^## /m).slice(1)) {
    const [product = '', head = '', ...rows] = block.split('\n').filter((line) => line.trim() !== '');
    const insurers = head.trim().split(/\s+/);
    for (const row of rows) {
      const [scenario = '', ...cells] = row.trim().split(/\s+/);
      if (cells.length !== insurers.length) throw new Error(`${product}: "${row}" has ${cells.length} cells`);
      for (const [at, insurer] of insurers.entries())
        labels.set(labelKey(product.trim(), scenario, insurer), cells[at] ?? '');
    }
  }
  return labels;
}

/** The labels of every family that tells scenarios. */
export async function allLabels(products: readonly DiscoveredProduct[]): Promise<Labels> {
  const files = new Set(products.map(({ directory }) => join(directory, '../_family/scenarios/labels.txt')));
  const read = [...files].filter(existsSync).map(async (file) => readLabels(await readFile(file, 'utf8')));
  return new Map((await Promise.all(read)).flatMap((labels) => [...labels]));
}

/**
 * What a second reader found, who knew sentences, tables, exclusions and clauses, and neither the labels nor any code. A row is read
 * again where its sentence was mended.
 */
export const secondReading = async (): Promise<Labels> =>
  readLabels(await readFile(join(import.meta.dirname, '../reading/what-if-second-reader.txt'), 'utf8'));

/** An answer as the labels write it. */
export function asLabel({ answer, pays, keeps }: WhatIf): string {
  if (answer === 'not-said') return '-';
  if (answer === 'no') return 'no';
  const kept = keeps === null ? '' : String(keeps.minor / 100);
  return `${answer}:${pays === null ? '?' : ''}${kept}`;
}
