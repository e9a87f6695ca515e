import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPartners } from '../../partners/partner.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { calledQuote } from '../../testing/called-quote.ts';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';

let market: Market;
let staff: Buyer;
let quote: { id: string; phone: string };

beforeAll(async () => {
  market = await openMarket();
  await askOffers(market, market.buyer(), 'domestic-travel');
  quote = await calledQuote(market);
  staff = market.buyer();
  await signInAsStaff(market.context, staff, 'call-centre');
});
afterAll(() => market.close());

const send = (channel: string, by = staff) => by.post('panel/quotes/send', { id: quote.id, channel });

test('a link opens prices on another device, and nothing personal', async () => {
  const { body } = await send('link');
  const token = new URL(body.link).searchParams.get('kayit');
  const opened = await market.buyer().get(`saved-quotes/${token}`);
  expect(opened.status).toBe(200);
  expect(JSON.stringify(opened.body)).not.toMatch(/Defne|@ornek|\+90/);
  expect((await send('link')).body.link).toBe(body.link);
});

test('an SMS brings the same link to the phone of the quote', async () => {
  const { body } = await send('sms');
  const { sms } = await market.look(`sms?to=${encodeURIComponent(quote.phone)}`);
  expect(sms[0].text).toContain(body.link);
  expect(body.whatsapp).toContain(`wa.me/${quote.phone.slice(1)}`);
});

test('a mail goes out, and the log says who sent it without the address', async () => {
  await send('email');
  await expect
    .poll(async () => (await market.look('mails?to=defne@ornek.com')).mails.length)
    .toBeGreaterThan(0);
  const entry = await market.context.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'quote.sent')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ subject_id: quote.id, detail: { channel: 'email' } });
});

test('a provider that is away is told, and a quote of another scope is not found', async () => {
  await market.control('sms', { fault: 'down' });
  expect((await send('sms')).body).toMatchObject({ code: 'sms-failed' });
  await market.control('sms', { fault: 'none' });
  const agent = market.buyer();
  await signInAsStaff(market.context, agent, 'agent', 'kaya-acente');
  expect((await send('link', agent)).status).toBe(404);
});

test('a partner with a host of its own is linked there: elsewhere its link does not open', async () => {
  const { db } = market.context;
  await db.updateTable('quote').set({ partner_id: 'kaya-acente' }).where('id', '=', quote.id).execute();
  await db.deleteFrom('saved_quote').execute();
  const { link } = (await send('link')).body;
  expect(new URL(link).hostname).toBe('kaya.localhost');
  expect(new URL(link).port).toBe(new URL(market.url).port);
  const token = new URL(link).searchParams.get('kayit');
  expect((await market.buyer().get(`saved-quotes/${token}`)).status).toBe(404);
  const { token: site } = await db
    .selectFrom('partner')
    .select('token')
    .where('id', '=', 'kaya-acente')
    .executeTakeFirstOrThrow();
  expect((await market.buyer().get(`saved-quotes/${token}`, { token: site })).status).toBe(200);
});

test('a partner without a host of its own is named in the link, as another device has no cookie that says whose it is', async () => {
  const { db } = market.context;
  await db.updateTable('partner').set({ hosts: '[]' }).where('id', '=', 'kaya-acente').execute();
  forgetPartners(market.context);
  const link = new URL((await send('link')).body.link);
  expect(link.origin).toBe(new URL(market.context.config.publicUrl).origin);
  expect(link.searchParams.get('ortak')).toBe('kaya-acente');
  expect(link.searchParams.get('kayit')).toBeTruthy();
});
