import { everyThirdDay, partOf } from '@sigorta/tooling/test/rotation';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  askOffers,
  atTheBank,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';

vi.setConfig({ testTimeout: 60_000 });

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

interface Bought {
  purchaseId: string;
  text: string;
  certifies: string | null;
  fault: string | null;
}

const letters = (text: string): string => text.replace(/[\s\u200b\u2066-\u2069]+/g, '');

async function bought(
  insurer: string,
  language = 'tr',
  change: Record<string, string> = {},
): Promise<Bought> {
  const buyer = market.buyer();
  const offers = await askOffers(market, buyer, 'foreign-travel', (one) => ({ ...one, ...change }));
  const offer = offers.find((one) => one.insurer.id === insurer);
  if (!offer) throw new Error(`${insurer} offers nothing`);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer, { language }))).body;
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, ({ mail }) => mail === 'sent');
  const { url } = (await buyer.post(`purchases/${purchaseId}/document-link`, { kind: 'policy' })).body;
  const bytes = new Uint8Array(await (await buyer.fetch(url)).arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const row = await market.context.db
    .selectFrom('document')
    .select(['certifies', 'fault'])
    .where('order_id', '=', purchaseId)
    .where('kind', '=', 'policy')
    .executeTakeFirstOrThrow();
  return { purchaseId, text: letters(text), ...row };
}

const title = letters('Certificate of insurance for a Schengen visa application');

const verified = async (purchaseId: string): Promise<string> => {
  const { policy_no, fingerprint } = await market.context.db
    .selectFrom('policy')
    .select(['policy_no', 'fingerprint'])
    .where('order_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const answer = await fetch(`${market.url}/dogrula/${policy_no}/${fingerprint}`, {
    headers: { 'accept-language': 'en' },
  });
  return answer.text();
};

/* by hand: the plan of laledere pays from the first euro, that of meltemkiyi keeps 40 € with the traveller */
test.each(partOf(2, ['tr', 'ar'], everyThirdDay))(
  'a policy that a consulate wants holds a certificate, in English and Turkish beside %s',
  async (language) => {
    const { text, certifies, fault, purchaseId } = await bought('laledere', language);
    expect({ certifies, fault }).toEqual({ certifies: 'schengen-visa', fault: null });
    for (const line of [
      'Certificate of insurance for a Schengen visa application Schengen vizesi başvurusu için sigorta belgesi',
      'Defne Aydın 05.07.1990 72243755252',
      'Daniel O’Connor 28.02.1986 PB4471902',
      'Emergency medical treatment Acil tıbbi tedavi €30,000 30.000 €',
      'Excess Muafiyet None Yok',
      'The minimum coverage shall be EUR 30 000.',
    ])
      expect(text, line).toContain(letters(line));
    const page = await verified(purchaseId);
    expect(page).toMatch(/Schengen visa<\/dt><dd><bdi>Fits</);
    expect(page).not.toMatch(/Defne|Aydın|72243755252/);
  },
);

test('one with an excess, and one for a single country, hold none', async () => {
  for (const [insurer, change] of [
    ['meltemkiyi', {}],
    ['laledere', { country: '276' }],
  ] as const) {
    const { text, certifies, fault, purchaseId } = await bought(insurer, 'tr', change);
    expect({ certifies, fault }).toEqual({ certifies: null, fault: null });
    expect(text).not.toContain(title);
    expect(await verified(purchaseId)).toMatch(/Schengen visa<\/dt><dd><bdi>Doesn’t fit</);
  }
});

test('a policy that fits less than what was sold is an open case, until somebody takes it on', async () => {
  const { insurerPolicies } = market.context;
  market.context.insurerPolicies = {
    ...insurerPolicies,
    issue: async (order) => {
      const answer = await insurerPolicies.issue(order);
      if (answer.result !== 'issued' || !answer.policy.terms) return answer;
      const terms = { ...answer.policy.terms, territory: ['276'] };
      return { ...answer, policy: { ...answer.policy, terms } };
    },
  };
  const { text, certifies, fault, purchaseId } = await bought('laledere');
  market.context.insurerPolicies = insurerPolicies;
  expect({ certifies, fault }).toEqual({ certifies: null, fault: 'not-as-offered' });
  expect(text).not.toContain(title);
  expect(await verified(purchaseId)).not.toContain('Schengen visa');

  const staff = market.buyer();
  await signInAsStaff(market.context, staff, 'owner');
  await staff.get('partner/website-info');
  const cases = async () => (await staff.post('panel/stuck', { kind: 'paper-wrong' })).body.rows;
  const [one, ...others] = await cases();
  expect(others).toEqual([]);
  expect(one).toMatchObject({ kind: 'paper-wrong', orderId: purchaseId, detail: 'not-as-offered' });
  const done = await staff.post('panel/stuck/work', {
    action: 'acknowledge',
    kind: 'paper-wrong',
    id: one.id,
  });
  expect(done.status).toBe(200);
  expect(await cases()).toEqual([]);
});

test('a rule that nobody has read for 180 days makes the public page say that it is not known', async () => {
  const { purchaseId } = await bought('laledere');
  const { clock } = market.context;
  market.context.clock = () => new Date(clock().getTime() + 200 * 86_400_000);
  try {
    expect(await verified(purchaseId)).toMatch(/Schengen visa<\/dt><dd><bdi>Not known</);
  } finally {
    market.context.clock = clock;
  }
});
