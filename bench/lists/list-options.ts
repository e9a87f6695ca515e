import { operations } from '@sigorta/contracts/operations/table';
import { type Language, languages } from '@sigorta/i18n/language';
import { type DiscoveredProduct, discoverProducts } from '@sigorta/product-kit/discover';
import type { Application, Field, FieldOf, FieldValues } from '@sigorta/product-kit/field';
import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { fromWire, toWire } from '@sigorta/product-kit/wire';
import { partOf } from '@sigorta/tooling/test/rotation';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { catalogueHandlers } from '../../apps/gateway/src/catalogue/handlers.ts';
import { checkedAgain } from '../../apps/gateway/src/catalogue/products/checked-application.ts';
import type { Sandbox } from '../../apps/gateway/src/testing/purchase/outside.ts';
import { lookupSources } from '../../packages/journey/src/lookups/lookup-sources.ts';
import { root } from '../root.ts';

/** By hand: answers that end a sale. The form offers them because they are true, and says at once why there is no cover. */
const endings: Record<string, Record<string, string>> = {
  'erasmus.country': Object.fromEntries(
    ['112', '643', '804', '336'].map((code) => [code, 'error.country-not-covered']),
  ),
  'dask.damage': { moderate: 'rule.moderateDamage', total: 'rule.totalLoss' },
  'home.hasDask': { no: 'rule.daskFirst' },
  'complementary-health.sgk': { no: 'rule.sgkNeeded' },
  'pet.breed': Object.fromEntries(
    ['13', '19', '20', '115', '133', '280'].map((code) => [code, 'rule.bannedBreed']),
  ),
};

type Lists = Parameters<(typeof lookupSources)['banks']>[0];

/** A page's way to the lists: the gateway's own handlers over the address register of the sandbox, without a network between. */
function pageIn(language: Language, { urls }: Sandbox): Lists {
  const register = {
    list: async (path: string) => (await (await fetch(`${urls.main}/uavt${path}`)).json()).data,
  };
  const call = async (operation: unknown, request: unknown) => {
    const name = Object.entries(operations).find(([, known]) => known === operation)?.[0] ?? '';
    const handler = catalogueHandlers[name as keyof typeof catalogueHandlers] as unknown;
    return (handler as (context: object, request: unknown) => Promise<unknown>)({ register }, request);
  };
  return { language, call } as Lists;
}

interface Place {
  product: Product;
  /** an application that is right */
  valid: Application;
  field: Field;
  /** fields of the same scope */
  scope: readonly Field[];
  insured: boolean;
}

async function placesOf({ product, samples }: DiscoveredProduct, now: Date): Promise<Place[]> {
  const { valid, details } = await samples();
  const context = { today: todayInIstanbul(now) };
  const filled = valid(context);
  const own = fieldsOf(product);
  const asked = policyDetailsOf(product);
  const answered = details?.valid(context);
  return [
    ...own.map((field) => ({ product, valid: filled, field, scope: own, insured: false })),
    ...product.insured.fields.map((field) => ({
      product,
      valid: filled,
      field,
      scope: product.insured.fields,
      insured: true,
    })),
    ...(asked && answered
      ? fieldsOf(asked).map((field) => ({
          product: asked,
          valid: answered,
          field,
          scope: fieldsOf(asked),
          insured: false,
        }))
      : []),
  ];
}

/** Answers that let a field be shown, from the outermost condition on. */
function shownBy({ field, scope }: Place): FieldValues {
  const { when } = field;
  const parent = scope.find(({ name }) => name === when?.field);
  if (!when || !parent) return {};
  return { ...shownBy({ field: parent, scope } as Place), [when.field]: when.is[0] ?? null };
}

const applied = ({ valid, insured }: Place, values: FieldValues): Application => {
  const [first = {}, ...others] = valid.insured ?? [];
  return insured ? { ...valid, insured: [{ ...first, ...values }, ...others] } : { ...valid, ...values };
};

/** What the gateway said to a value of a place; it reads no language, so pages of the others are not told again. */
const said = new WeakMap<Place, Map<string, string | null>>();

/** What the gateway says to a value, sent as the page sends it; null when it takes it. */
function refusalOf(place: Place, values: FieldValues, now: Date): string | null {
  const ofPlace = said.get(place) ?? new Map<string, string | null>();
  said.set(place, ofPlace);
  const key = `${now.getTime()} ${JSON.stringify(values)}`;
  const known = ofPlace.get(key);
  if (known !== undefined) return known;
  const refusal = askedFor(place, values, now);
  ofPlace.set(key, refusal);
  return refusal;
}

function askedFor(place: Place, values: FieldValues, now: Date): string | null {
  const { product, field, insured } = place;
  const sent: unknown = JSON.parse(JSON.stringify(toWire(product, applied(place, values))));
  const checked = checkedAgain(product, fromWire(product, sent), now);
  if (checked.ok) return null;
  const path = insured ? `insured.0.${field.name}` : field.name;
  return checked.errors.find((error) => error.field === path)?.message ?? null;
}

/** Every combination of answers of the fields that a list hangs on. */
async function parentsOf(place: Place, page: Lists): Promise<FieldValues[]> {
  const { field, scope } = place;
  const names = field.kind === 'lookup' ? (field.params ?? []) : [];
  let combined: FieldValues[] = [shownBy(place)];
  for (const name of names) {
    const parent = scope.find((one) => one.name === name);
    if (!parent) throw new Error(`no field ${name}`);
    const values = await optionsOf(parent, {}, page);
    combined = combined.flatMap((so) => values.map((value) => ({ ...so, [name]: value })));
  }
  return combined;
}

async function optionsOf(field: Field, parents: FieldValues, page: Lists): Promise<string[]> {
  if (field.kind === 'choice' || field.kind === 'select') return field.options.map(({ value }) => value);
  const source = lookupSources[(field as FieldOf<'lookup'>).from];
  return (await source(page, parents, AbortSignal.timeout(30_000))).map(({ value }) => value);
}

/** Codes of every list and what is near them. */
export const allCodes: readonly string[] = Array.from({ length: 1001 }, (_, code) => String(code));
/* with and without a zero before, and beyond every list */
const edges = ['0', '1', '999', '1000', '01', '0276', '9999', '99999'];
const nonsense = ['', ' ', 'x', '792 ', '-1', '1e2', '٢٧٦', '<b>', 'constructor', '__proto__', '\u200b'];
/* lists that hang on many parents are tried with strangers under a few of them only */
const mostStrangeParents = 3;

export interface Listed {
  product: string;
  field: string;
  list: string;
  offered: number;
  strangers: number;
  faults: string[];
}

/** What a field offers under these parents is taken, but for the answers that end a sale. */
function offeredFaults(place: Place, parents: FieldValues, offered: readonly string[], now: Date): string[] {
  const { product, field } = place;
  const ends = endings[`${product.id}.${field.name}`] ?? {};
  const under = JSON.stringify(parents);
  return [
    ...(offered.length === 0 ? [`${under} offers nothing`] : []),
    ...(new Set(offered).size < offered.length ? [`${under} offers one twice`] : []),
    ...offered.flatMap((value) => {
      const refusal = refusalOf(place, { ...parents, [field.name]: value }, now);
      return refusal === (ends[value] ?? null) ? [] : [`offered and refused: ${value} ${under} ${refusal}`];
    }),
  ];
}

/** What may be sent to see that it is refused. */
function strangersTo(field: Field, offered: readonly string[], tried: readonly string[]): string[] {
  /* an option may be sent by its code on the wire, too */
  const codes = 'options' in field ? field.options.map(({ wire }) => String(wire)) : [];
  const known = new Set([...offered, ...codes]);
  return [...new Set([...tried, ...edges, ...nonsense])].filter(
    (value) => !known.has(value.trim()) && !(field.optional && value.trim() === ''),
  );
}

/** One field of a product in one language: what it offers is taken, what it does not offer is not. */
async function listed(place: Place, page: Lists, now: Date, tried: readonly string[]): Promise<Listed> {
  const { product, field } = place;
  const list = field.kind === 'lookup' ? field.from : field.kind;
  const result: Listed = {
    product: product.id,
    field: field.name,
    list,
    offered: 0,
    strangers: 0,
    faults: [],
  };
  for (const [at, parents] of (await parentsOf(place, page)).entries()) {
    const offered = await optionsOf(field, parents, page);
    result.offered += offered.length;
    result.faults.push(...offeredFaults(place, parents, offered, now));
    if (at >= mostStrangeParents || page.language !== 'tr') continue;
    for (const value of strangersTo(field, offered, tried)) {
      result.strangers += 1;
      if (refusalOf(place, { ...parents, [field.name]: value }, now) === null)
        result.faults.push(`not offered and taken: ${JSON.stringify(value)} ${JSON.stringify(parents)}`);
    }
  }
  return result;
}

/**
 * Every list of every product in the given languages.
 * @param tried what nobody offered is sent among these; a quarter of all codes a day unless told
 */
export async function allLists(
  sandbox: Sandbox,
  now: Date,
  inLanguages: readonly Language[] = languages,
  tried: readonly string[] = partOf(4, allCodes),
): Promise<Record<string, Listed[]>> {
  const found = await discoverProducts(root);
  const places = (await Promise.all(found.map((one) => placesOf(one, now)))).flat();
  const withList = places.filter(({ field: { kind } }) => ['lookup', 'choice', 'select'].includes(kind));
  const results: Record<string, Listed[]> = {};
  for (const language of inLanguages) {
    const page = pageIn(language, sandbox);
    const known = new Map<string, Promise<unknown>>();
    const call = page.call.bind(page) as (operation: unknown, request: unknown) => Promise<unknown>;
    const kept = (operation: { producer: string }, request: unknown) => {
      const key = `${operation.producer} ${JSON.stringify(request)}`;
      const answer = known.get(key) ?? call(operation, request);
      known.set(key, answer);
      return answer;
    };
    const keeping = { ...page, call: kept } as Lists;
    results[language] = [];
    for (const place of withList) results[language].push(await listed(place, keeping, now, tried));
  }
  return results;
}
