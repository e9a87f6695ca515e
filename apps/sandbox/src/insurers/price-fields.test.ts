import { join } from 'node:path';
import { type FitFacts, fitsOf } from '@sigorta/product-kit/authorities/fit';
import { type DiscoveredProduct, discoverProducts } from '@sigorta/product-kit/discover';
import type { Application, Field, FieldValues } from '@sigorta/product-kit/field';
import { isListed } from '@sigorta/product-kit/is-listed';
import { isForPrice, priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { drawn, type Place, placesOf, variedAt } from '@sigorta/product-kit/testing/vary-answers';
import { toWire } from '@sigorta/product-kit/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import {
  type Answer,
  type Ask,
  askBelow,
  askOverTheWire,
  readBack,
  worldBelow,
} from '../testing/ask-insurers.ts';
import { insurerList } from './directory.ts';

/*
 * Every insurer is asked with one answer changed at a time. What moves a premium, the days it is for, decides whether there is
 * an offer or whom it would serve, is an answer for the price; an answer for the policy moves nothing. The many questions go to
 * the function behind the insurers' doors, and one for each place over its insurer's own wire, JSON or SOAP, too.
 */

const root = join(import.meta.dirname, '../../../..');
const products = (await discoverProducts(root)).filter(({ product }) => product.payment);
const today = '2026-11-23';
const clock = () => new Date(`${today}T09:00:00Z`);
const context = { today, isListed };
const otherApplications = 6;

const sandbox: Sandbox = await startSandbox({
  port: 0,
  acsPort: 0,
  smtpPort: 0,
  delayScale: 0,
  root,
  clock,
});
afterAll(() => sandbox.close());
const below = askBelow(await worldBelow(root, clock));
const overTheWire = askOverTheWire(sandbox);

let asked = 0;

const questionOf = ({ product }: DiscoveredProduct, application: Application, phase?: 'price' | 'whole') => ({
  product: product.id,
  reference: `q-${++asked}`,
  language: 'tr',
  application: toWire(product, application),
  ...(phase && { phase }),
});

/** What all insurers say to one application: premium and the days it is for, whom that would serve, or the reason why not. */
function saidTo(found: DiscoveredProduct, application: Application): string {
  const question = questionOf(found, application);
  return JSON.stringify(
    insurerList.map((insurer) => {
      const answer = below(insurer, question);
      const { result, premium, reason, startsAt, endsAt } = answer;
      return [result, premium ?? reason, startsAt, endsAt, fitsTo(found, application, answer)];
    }),
  );
}

/** What a buyer reads of an offer beside its price: whether the desk that he buys it for would take it. */
function fitsTo({ product }: DiscoveredProduct, application: Application, answer: Answer) {
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

const answersTo = (
  found: DiscoveredProduct,
  application: Application,
  ask: Ask,
  phase?: 'price' | 'whole',
): Promise<Answer[]> => {
  const question = questionOf(found, application, phase);
  return Promise.all(insurerList.map((insurer) => ask(insurer, question)));
};

/** The applications of a product from which one answer at a time is changed. */
interface Bases {
  found: DiscoveredProduct;
  bases: readonly Application[];
  /** what is said to one before anything is changed */
  before: (base: Application) => string;
}

async function basesOf(found: DiscoveredProduct): Promise<Bases> {
  const { valid, declined = valid } = await found.samples();
  const random = randomFrom(7);
  const others = Array.from({ length: otherApplications }, () =>
    drawn(found.product, valid(context), context, random),
  );
  const said = new Map<string, string>();
  const before = (base: Application): string => {
    const key = JSON.stringify(base);
    const known = said.get(key) ?? saidTo(found, base);
    said.set(key, known);
    return known;
  };
  return { found, bases: [valid(context), declined(context), ...others], before };
}

/** The number of a quote is drawn. */
const withoutNumber = ({ quoteNo: _, ...answer }: Answer): Answer => answer;

/** Values of an answer for the policy that are tried; those for the price are tried until one moves something. */
const mostOfPolicy = 3;

/** Whether some answer at a place is priced otherwise, and the application that was asked last to find out. */
interface Tried {
  moves: boolean;
  last: Application | null;
}

function triedAt({ found, bases, before }: Bases, place: Place): Tried {
  const marked = isForPrice(place.field);
  const product = marked ? pricePartOf(found.product) : found.product;
  let last: Application | null = null;
  for (const base of bases) {
    const prices = priceAnswersOf(found.product, base);
    const from = marked ? prices : base;
    let tried = 0;
    for (const varied of variedAt(product, from, place, context)) {
      last = marked ? varied : withPrices(varied, prices);
      if (saidTo(found, last) !== before(from)) return { moves: true, last };
      tried += 1;
      if (!marked && tried >= mostOfPolicy) break;
    }
  }
  return { moves: false, last };
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
  const places = placesOf(found.product);
  let known: Bases;
  let tried: Tried[];
  beforeAll(async () => {
    known = await basesOf(found);
    tried = places.map((place) => triedAt(known, place));
  });

  test('what moves a price is marked, and what is marked moves one', () => {
    const wrong = places.flatMap(({ name, field }, at) => {
      const marked = isForPrice(field);
      if (tried[at]?.moves === marked) return [];
      return [`${name} is ${marked ? 'marked and moves nothing' : 'not marked and moves a price'}`];
    });
    expect(wrong).toEqual([]);
  });

  test('over its own wire an insurer answers the same', async () => {
    for (const { last } of tried) {
      if (!last) continue;
      const told = await answersTo(found, last, overTheWire);
      const meant = await answersTo(found, last, (insurer, question) =>
        readBack(insurer, below(insurer, question)),
      );
      expect(told.map(withoutNumber)).toEqual(meant.map(withoutNumber));
    }
  });

  test('the answers for the price alone are priced like the whole application', () => {
    for (const base of known.bases) {
      expect(saidTo(found, priceAnswersOf(found.product, base))).toEqual(saidTo(found, base));
    }
  });

  test('who may name another price when it knows the person says so, and nobody else does', async () => {
    const { product, samples } = found;
    const valid = (await samples()).valid(context);
    if (!valid.insured?.[0]) return;
    const claimant = { ...valid, insured: [{ ...valid.insured[0], ...withClaims(product.insured.fields) }] };
    const first = await answersTo(found, priceAnswersOf(product, claimant), overTheWire, 'price');
    const then = await answersTo(found, claimant, overTheWire, 'whole');
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
