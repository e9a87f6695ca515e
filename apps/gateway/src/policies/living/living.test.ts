import { createHash } from 'node:crypto';
import { livingFiles, livingPath } from '@sigorta/contracts/living-policy';
import { languages } from '@sigorta/i18n/language';
import { withLanguage } from '@sigorta/i18n/paths';
import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { convertIcsCalendar } from 'ts-ics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { type Bought, bought, cancel, settled } from '../../testing/cancellation/bought.ts';
import { logIn } from '../../testing/log-in.ts';
import { openedForm } from '../../testing/opened-form.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { phoneOfPurchase } from '../../testing/purchase/phone-of-purchase.ts';

let market: Market;
let one: Bought;
beforeAll(async () => {
  market = await openMarket();
  one = await bought(market, 'erasmus');
});
afterAll(() => market.close());

const at = (name = '', purchase = one) => `${livingPath(purchase.purchaseId)}${name}`;
const issued = async () => (await market.look(`policies?reference=${one.purchaseId}`)).policies[0].policy;
const pageOf = async (path = at(), buyer = one.buyer) => (await buyer.fetch(path)).text();
interface Listed {
  until: string;
  files: { name: string; from?: string; sum: string; headers: Record<string, string> }[];
}
const listOf = async () => (await (await one.buyer.fetch(at(livingFiles.list))).json()) as Listed;
const attribute = (html: string, name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1];

/** The day of the gateway's clock, moved while something is done. */
async function onDay<T>(days: number, work: () => Promise<T>): Promise<T> {
  const { clock } = market.context;
  market.context.clock = () => new Date(clock().getTime() + days * 86_400_000);
  try {
    return await work();
  } finally {
    market.context.clock = clock;
  }
}

test.each(languages)(
  'its buyer reads whom to call, the number, who, where and when, and what to do (%s)',
  async (language) => {
    const { policyNo, terms } = await issued();
    const html = await pageOf(withLanguage(at(), language));
    const [line] = terms.claims;
    expect(html).toContain(`href="tel:${line.phone.replaceAll(' ', '')}"`);
    const order = await market.context.db
      .selectFrom('purchase_order')
      .select(['quote_id', 'product', 'release', 'application', 'insurer_name'])
      .select(recordKey('purchase_order.quote_id'))
      .where('id', '=', one.purchaseId)
      .executeTakeFirstOrThrow();
    const { insured } = await openedForm(market.context, order.quote_id, order);
    for (const told of [policyNo, String(insured?.[0]?.firstName), order.insurer_name])
      expect(html).toContain(told);
    expect(html.match(/<ol>.*<\/ol>/s)?.[0].match(/<li>/g)).toHaveLength(4);
    expect(html).toContain(`lang="en" dir="ltr"`);
  },
);

test('a stranger gets the way to a code, and nothing of the buyer', async () => {
  const { policyNo } = await issued();
  const stranger = market.buyer();
  const answer = await stranger.fetch(at());
  expect(answer.status).toBe(401);
  const html = await answer.text();
  expect(html).toContain(`donus=policem&amp;satin-alma=${one.purchaseId}`);
  expect(html).not.toContain(policyNo);
  expect(attribute(html, 'owner')).toBeUndefined();
  for (const name of [livingFiles.policy, livingFiles.receipt, livingFiles.calendar, livingFiles.list])
    expect((await stranger.fetch(at(name))).status, name).toBe(404);
  expect((await stranger.fetch('/policem/no-such-purchase/')).status).toBe(404);
});

test('one code to the phone opens it on another device, and tells that device whose it is', async () => {
  const elsewhere = await logIn(market, await phoneOfPurchase(market.context, one.purchaseId));
  expect(attribute(await pageOf(at(), elsewhere), 'owner')).toBe(attribute(await pageOf(), 'owner'));
  const { body } = await elsewhere.get('my-policies');
  expect(body.policies[0].page).toBe(at());
});

test('its policy of contents lets in its own style and script, and one name for a worker’s address', async () => {
  const answer = await one.buyer.fetch(at());
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const sums = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  expect([sums('script').length, sums('style').length]).toEqual([2, 1]);
  for (const element of ['script', 'style'])
    expect(policy).toContain(`${element}-src ${sums(element).join(' ')};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types kept-copy");
  expect(html).not.toMatch(/ style="| onclick=|javascript:/);
});

test('the list of a copy names every file with the sum of what is served', async () => {
  const { until, files } = await listOf();
  const { endsAt } = await market.context.db
    .selectFrom('policy')
    .select('ends_at as endsAt')
    .where('order_id', '=', one.purchaseId)
    .executeTakeFirstOrThrow();
  expect(until).toBe(addDays(todayInIstanbul(new Date((endsAt as Date).getTime() - 1)), 30));
  expect(files.map(({ name }) => name).toSorted()).toEqual(
    ['', 'makbuz.pdf', 'police.pdf', 'simge-192.png', 'takvim.ics', 'uygulama.webmanifest'].toSorted(),
  );
  for (const { name, from, sum, headers } of files) {
    const answer = await one.buyer.fetch(at(from ?? name));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('base64'), name).toBe(sum);
    for (const [header, value] of Object.entries(headers))
      expect(answer.headers.get(header), name).toBe(value);
  }
});

test('the calendar holds the moments of cover', async () => {
  const text = await (await one.buyer.fetch(at(livingFiles.calendar))).text();
  const { starts_at, ends_at } = await market.context.db
    .selectFrom('policy')
    .select(['starts_at', 'ends_at'])
    .where('order_id', '=', one.purchaseId)
    .executeTakeFirstOrThrow();
  const [first, last] = convertIcsCalendar(undefined, text).events ?? [];
  expect([first?.start.date, last?.end?.date]).toEqual([starts_at, ends_at]);
  expect(last?.description).toContain((await issued()).policyNo);
});

test('the manifest is the brand’s in each language, names nobody and leads to square pictures', async () => {
  const anybody = market.buyer();
  for (const language of languages) {
    const base = withLanguage(at(), language);
    const manifest = (await (await anybody.fetch(`${base}${livingFiles.manifest}`)).json()) as {
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ start_url: base, scope: base, lang: language, display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const picture = Buffer.from(await (await anybody.fetch(`${base}${src}`)).arrayBuffer());
      /* PNG, IHDR: width and height stand at 16 and 20 */
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
  }
});

test('a copy may be kept for thirty days after the last day, and no longer', async () => {
  const { until } = await listOf();
  const days = Math.round(
    (Date.parse(until) - Date.parse(todayInIstanbul(market.context.clock()))) / 86_400_000,
  );
  /* the buyer's session is over by then; what may be kept is asked of the page's own rule */
  await market.context.db
    .updateTable('session')
    .set({ expires_at: new Date('2999-01-01') })
    .execute();
  expect((await onDay(days, () => one.buyer.fetch(at(livingFiles.list)))).status).toBe(200);
  expect((await onDay(days + 1, () => one.buyer.fetch(at(livingFiles.list)))).status).toBe(404);
  expect(attribute(await onDay(days + 1, () => pageOf()), 'keeps')).toBe('over');
});

test('switched off, nothing may be kept and every worker is told to go', async () => {
  const { config } = market.context;
  expect(await pageOf(at(livingFiles.worker))).toContain("addEventListener('fetch'");
  config.keepsCopies = false;
  try {
    expect((await one.buyer.fetch(at(livingFiles.list))).status).toBe(404);
    expect(attribute(await pageOf(), 'keeps')).toBe('off');
    const worker = await pageOf(at(livingFiles.worker));
    expect(worker).toContain('registration.unregister()');
    expect(worker).not.toContain("addEventListener('fetch'");
  } finally {
    config.keepsCopies = true;
  }
});

test('a cancelled policy says so, has no line to call and may not be kept', async () => {
  const other = await bought(market);
  expect((await cancel(other)).status).toBe(200);
  await settled(other, 'refunded');
  const html = await pageOf(at('', other), other.buyer);
  expect(html).toContain('iptal edildi');
  expect(html).not.toContain('tel:');
  expect(attribute(html, 'keeps')).toBe('over');
});
