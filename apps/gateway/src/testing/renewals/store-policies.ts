import type { Offer } from '@sigorta/contracts/offer';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import { addDays, type IsoDate } from '@sigorta/validators/iso-date';
import { endOfDay, startOfDay } from '@sigorta/validators/istanbul';
import type { GatewayContext } from '../../main/context.ts';
import { personKeys } from '../../platform/sensitive/person-keys.ts';
import { sealApplication } from '../../platform/sensitive/sealed-application.ts';
import { knownProduct } from '../known-product.ts';
import { nameInClear } from '../name-in-clear.ts';
import { oldRelease } from '../old-release.ts';
import { phoneInClear } from '../phone-in-clear.ts';
import { testConsent } from '../test-consent.ts';
import { answering } from './outside.ts';
import type { PlannedPolicy } from './planned-policy.ts';

/** rows a statement */
const together = 200;
export const buyerSession = 'buyer-of-a-year';

/** An identity number of nobody: nine digits of a count and their check digits (spec §5). */
function identityOf(count: number): string {
  const digits = Array.from(String(100_000_000 + count), Number);
  const [odd, even] = [0, 1].map((from) =>
    digits.reduce((sum, digit, at) => (at % 2 === from ? sum + digit : sum), 0),
  ) as [number, number];
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return [...digits, tenth, (odd + even + tenth) % 10].join('');
}

/** Each kind of number that a person has, as one that no other person of the year has. */
const ownNumbers = (person: FieldValues, count: number): FieldValues => {
  const digits = String(1_000_000 + count);
  const own = { nationalId: identityOf(count), passportNo: `C${digits}`, foreignerId: `9912${digits}` };
  return Object.fromEntries(Object.entries(own).filter(([name]) => person[name] !== undefined));
};

const phoneOf = (number: number): string => `+90532${String(1_000_000 + number)}`;

/** The sample of its product under a phone and identities that no other policy has. */
async function answersOf({ number, product }: PlannedPolicy, today: IsoDate): Promise<Application> {
  const { samples } = await knownProduct(product);
  const answers = (await samples()).valid({ today });
  return {
    ...answers,
    phone: phoneOf(number),
    insured: (answers.insured ?? []).map((person, at) => ({
      ...person,
      ...ownNumbers(person, number * 10 + at),
    })),
  };
}

const offerOf = (id: string): Partial<Offer> => ({
  id,
  quoteId: id,
  insurer: { id: answering[0], name: 'Turnagöl Sigorta' },
  planName: 'Plan',
  price: { minor: 90_000, currency: 'TRY' },
  currencyPrice: { minor: 90_000, currency: 'TRY' },
  deductible: null,
  coverages: [],
  exclusions: [],
});

/** What the rows of a policy share. */
interface Parts {
  planned: PlannedPolicy;
  id: string;
  at: Date;
  own: { partner_id: string; session_id: string; product: string; language: 'tr'; release: string };
  insurer: { insurer_id: string; insurer_quote_no: string };
  offer: string;
  application: string;
}

const offerRow = ({ id, at, insurer, offer }: Parts) => ({
  ...insurer,
  id,
  quote_id: id,
  plan_name: 'Plan',
  currency_price: 90_000,
  currency: 'TRY' as const,
  price: 90_000,
  installments: false,
  quote_document: false,
  valid_until: at,
  body: offer,
  created_at: at,
});

const orderRow = ({ planned: { number, isBouncing }, id, at, own, insurer, offer, application }: Parts) => ({
  ...own,
  ...insurer,
  id,
  offer_id: id,
  quote_id: id,
  application,
  consents: '[]',
  state: 'DELIVERED' as const,
  version: 1,
  insurer_name: 'Turnagöl Sigorta',
  offer,
  billing: JSON.stringify({
    provinceId: 34,
    districtId: 3401,
    address: 'Moda',
    email: `alici${number}@${isBouncing ? 'bos' : 'ornek'}.example`,
  }),
  buyer_name: nameInClear('Defne Aydın'),
  phone: phoneInClear(phoneOf(number)),
  reason: null,
  mail_state: 'sent' as const,
  created_at: at,
  updated_at: at,
});

const policyRow = ({ planned: { lastDay }, id, at }: Parts) => ({
  order_id: id,
  insurer_id: answering[0],
  state: 'ISSUED' as const,
  version: 1,
  calls: 1,
  not_found: 0,
  policy_no: id,
  issued_at: at,
  starts_at: startOfDay(addDays(lastDay, -364)),
  ends_at: endOfDay(lastDay),
  created_at: at,
  updated_at: at,
});

const deliveryRow = ({ planned: { isKnown }, id, at }: Parts) => ({
  id: `opened-${id}`,
  reference: `policy.${id}`,
  order_id: id,
  channel: 'mail' as const,
  purpose: 'policy' as const,
  state: isKnown ? ('opened' as const) : ('sent' as const),
  due_at: at,
  created_at: at,
  updated_at: at,
});

async function rowsOf(context: GatewayContext, planned: PlannedPolicy, id: string, at: Date) {
  const { product } = await knownProduct(planned.product);
  const answers = await answersOf(planned, addDays(planned.lastDay, -364));
  const parts: Parts = {
    planned,
    id,
    at,
    own: {
      partner_id: 'default',
      session_id: buyerSession,
      product: planned.product,
      language: 'tr',
      release: context.products.live(planned.product)?.release ?? oldRelease,
    },
    insurer: { insurer_id: answering[0], insurer_quote_no: id },
    offer: JSON.stringify(offerOf(id)),
    application: JSON.stringify(sealApplication(context.dataKeys, product, id, answers)),
  };
  const consents = product.consents.filter((use) => use.at === 'form').map((use) => testConsent(use.id));
  return {
    quote: {
      ...parts.own,
      id,
      application: parts.application,
      consents: JSON.stringify(consents),
      phone: phoneInClear(phoneOf(planned.number)),
      person_keys: personKeys(context.dataKeys, product, answers),
      insurers: '[]',
      created_at: at,
      finished_at: at,
    },
    offer: offerRow(parts),
    order: orderRow(parts),
    policy: policyRow(parts),
    delivery: deliveryRow(parts),
  };
}

export const orderOf = ({ number }: PlannedPolicy, again = ''): string => `year${number}${again}`;

/** Writes policies as if they had been bought at a moment. @param again a second purchase of the same */
export async function storePolicies(
  context: GatewayContext,
  planned: readonly PlannedPolicy[],
  at: Date,
  again = '',
): Promise<void> {
  const { db } = context;
  await db
    .insertInto('session')
    .values({ id: buyerSession, created_at: at, expires_at: new Date('2099-01-01') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (let from = 0; from < planned.length; from += together) {
    const rows = await Promise.all(
      planned.slice(from, from + together).map((one) => rowsOf(context, one, orderOf(one, again), at)),
    );
    await db
      .insertInto('quote')
      .values(rows.map(({ quote }) => quote))
      .execute();
    await db
      .insertInto('offer')
      .values(rows.map(({ offer }) => offer))
      .execute();
    await db
      .insertInto('purchase_order')
      .values(rows.map(({ order }) => order))
      .execute();
    await db
      .insertInto('policy')
      .values(rows.map(({ policy }) => policy))
      .execute();
    await db
      .insertInto('delivery')
      .values(rows.map(({ delivery }) => delivery))
      .execute();
  }
}
