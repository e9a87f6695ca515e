import { join } from 'node:path';
import { type FitFacts, fitsOf } from '@sigorta/product-kit/authorities/fit';
import { type DiscoveredProduct, discoverProducts } from '@sigorta/product-kit/discover';
import type { Application, Field, FieldValues } from '@sigorta/product-kit/field';
import { isListed } from '@sigorta/product-kit/is-listed';
import { isForPrice, priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { drawn, type Place, placesOf, variedAt } from '@sigorta/product-kit/testing/vary-answers';
import { toWire } from '@sigorta/product-kit/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { insurerList } from './directory.ts';
import { readSoap, soapMessage } from './soap/envelope.ts';

/*
 * Every insurer is asked over its own wire, JSON or SOAP, with one answer changed at a time. What moves a premium, the days
 * it is for, decides whether there is an offer or whom it would serve, is an answer for the price; an answer for the policy
 * moves nothing.
 */

const root = join(import.meta.dirname, '../../../..');
const products = (await discoverProducts(root)).filter(({ product }) => product.payment);
const today = '2026-11-23';
const context = { today, isListed };
const key = { 'x-api-key': 'sandbox-insurer-key' };
const otherApplications = 6;

const sandbox: Sandbox = await startSandbox({
  port: 0,
  acsPort: 0,
  smtpPort: 0,
  delayScale: 0,
  root,
  clock: () => new Date(`${today}T09:00:00Z`),
});
afterAll(() => sandbox.close());

let asked = 0;

async function answerOf(insurer: string, wire: string, content: object): Promise<Record<string, unknown>> {
  const base = `${sandbox.urls.main}/insurers/${insurer}/v1`;
  if (wire === 'json') {
    const answer = await fetch(`${base}/quotes`, {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });
    return (await answer.json()) as Record<string, unknown>;
  }
  const answer = await fetch(`${base}/soap`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'text/xml', soapaction: 'urn:insurer:v1#Quote' },
    body: soapMessage('QuoteRequest', content),
  });
  return readSoap(await answer.text(), 'QuoteResponse');
}

/** What all insurers say to one application: premium and the days it is for, whom that would serve, or the reason why not. */
async function saidTo(found: DiscoveredProduct, application: Application): Promise<string[]> {
  return (await answersTo(found, application)).map((answer) => {
    const { result, premium, reason, startsAt, endsAt } = answer;
    return JSON.stringify([result, premium ?? reason, startsAt, endsAt, fitsTo(found, application, answer)]);
  });
}

/** What a buyer reads of an offer beside its price: whether the desk that he buys it for would take it. */
function fitsTo({ product }: DiscoveredProduct, application: Application, answer: Record<string, unknown>) {
  if (answer.result !== 'quoted') return [];
  const { coverages, deductible, territory } = answer as Partial<FitFacts>;
  const facts = {
    coverages: coverages ?? [],
    deductible: deductible ?? null,
    territory: territory ?? null,
    cover: null,
  };
  return fitsOf(product, facts, application, today);
}

async function answersTo(
  found: DiscoveredProduct,
  application: Application,
  phase?: 'price' | 'whole',
): Promise<Record<string, unknown>[]> {
  return Promise.all(
    insurerList.map(({ id, wire }) => {
      asked += 1;
      return answerOf(id, wire, {
        product: found.product.id,
        reference: `q-${asked}`,
        language: 'tr',
        application: toWire(found.product, application),
        ...(phase && { phase }),
      });
    }),
  );
}

async function basesOf(found: DiscoveredProduct): Promise<Application[]> {
  const { valid, declined = valid } = await found.samples();
  const random = randomFrom(7);
  const others = Array.from({ length: otherApplications }, () =>
    drawn(found.product, valid(context), context, random),
  );
  return [valid(context), declined(context), ...others];
}

/** Values of an answer for the policy that are tried; those for the price are tried until one moves something. */
const mostOfPolicy = 3;

/** Whether some answer at this place is priced otherwise. */
async function moves(found: DiscoveredProduct, place: Place): Promise<boolean> {
  const marked = isForPrice(place.field);
  const product = marked ? pricePartOf(found.product) : found.product;
  for (const base of await basesOf(found)) {
    const prices = priceAnswersOf(found.product, base);
    const before = JSON.stringify(await saidTo(found, marked ? prices : base));
    let tried = 0;
    for (const varied of variedAt(product, marked ? prices : base, place, context)) {
      const asked = marked ? varied : withPrices(varied, prices);
      if (JSON.stringify(await saidTo(found, asked)) !== before) return true;
      tried += 1;
      if (!marked && tried >= mostOfPolicy) break;
    }
  }
  return false;
}

/** An answer that was mended beside the varied one may be for the price; it is put back. */
const withPrices = (application: Application, prices: Application): Application => ({
  ...application,
  ...prices,
  ...(application.insured && {
    insured: application.insured.map((person, at) => ({ ...person, ...prices.insured?.[at] })),
  }),
});

describe.each(products.map((found) => [found.product.id, found] as const))('%s', (_id, found) => {
  test('what moves a price is marked, and what is marked moves one', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    for (const place of placesOf(found.product)) {
      const marked = isForPrice(place.field);
      if ((await moves(found, place)) !== marked) {
        wrong.push(
          `${place.name} is ${marked ? 'marked and moves nothing' : 'not marked and moves a price'}`,
        );
      }
    }
    expect(wrong).toEqual([]);
  });

  test('the answers for the price alone are priced like the whole application', async () => {
    for (const base of await basesOf(found)) {
      expect(await saidTo(found, priceAnswersOf(found.product, base))).toEqual(await saidTo(found, base));
    }
  });

  test('who may name another price when it knows the person says so, and nobody else does', async () => {
    const { product, samples } = found;
    const valid = (await samples()).valid(context);
    if (!valid.insured?.[0]) return;
    const claimant = { ...valid, insured: [{ ...valid.insured[0], ...withClaims(product.insured.fields) }] };
    const first = await answersTo(found, priceAnswersOf(product, claimant), 'price');
    const then = await answersTo(found, claimant, 'whole');
    const wrong = first.flatMap(({ result, standing, wants, premium }, at) => {
      const after = then[at] ?? {};
      if (result !== 'quoted') return [];
      const isMoved = JSON.stringify(after.premium) !== JSON.stringify(premium);
      const isIndicative = standing === 'indicative';
      const isWanting = Array.isArray(wants) && wants.length > 0;
      const isTold = after.standing === 'firm' && (after.changeReason === 'claims-history') === isMoved;
      return isMoved === isIndicative && isWanting === isIndicative && isTold ? [] : [insurerList[at]?.id];
    });
    expect(wrong).toEqual([]);
  });
});

/** An id that stands in the claims register: the last four digits are a multiple of five. */
function withClaims(fields: readonly Field[]): FieldValues {
  const isChosen = fields.some(({ name }) => name === 'idKind');
  return fields.some(({ name }) => name === 'nationalId')
    ? { ...(isChosen && { idKind: 'nationalId' }), nationalId: '10000000900' }
    : {};
}
