import type { Contact } from '@sigorta/contracts/contacts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { mailsOf } from '../../testing/delivery/read-mails.ts';
import { logIn } from '../../testing/log-in.ts';
import { askOffers, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { asked, askFor } from '../../testing/requests/payments.ts';
import { signInAsStaff } from '../../testing/staff.ts';

const typed = '0532 123 42 17';
const phone = '+905321234217';
const address = 'okuyan@ornek.example';

let market: Market;
let clerk: Buyer;
let later = 0;
/* a minute on: the phone may be rung again */
beforeEach(() => {
  later += 61_000;
});
beforeAll(async () => {
  market = await openMarket();
  market.context.clock = () => new Date(Date.now() + later);
  /* workers keep the clock they began with */
  await market.stopWorkers();
  market.startWorkers();
  clerk = market.buyer();
  await signInAsStaff(market.context, clerk, 'owner');
});
afterAll(() => market.close());

const toldBy = async (who: Buyer): Promise<{ contacts: Contact[]; switches: object }> =>
  (await who.get('my-contacts')).body;
const choose = (who: Buyer, of: 'call' | 'message', isOn: boolean) =>
  who.post('my-contacts/choose', { of, isOn });

/** What the provider and the mail server took for the person: their own books, not ours. */
const taken = async (): Promise<{ sms: number; mail: number }> => ({
  sms: (await market.look(`sms?to=${encodeURIComponent(phone)}`)).sms.length,
  mail: (await mailsOf(market, address)).length,
});
const counted = (contacts: readonly Contact[]) => ({
  sms: contacts.filter(({ channel }) => channel === 'sms').length,
  mail: contacts.filter(({ channel }) => channel === 'mail').length,
});

const askWithPhone = (who: Buyer) =>
  askOffers(market, who, 'domestic-travel', (one) => ({ ...one, phone, email: address }));

const quoteOf = async (who: Buyer): Promise<string> => {
  const [offer] = await askWithPhone(who);
  if (!offer) throw new Error('nobody offers');
  return offer.quoteId;
};

const buyWithPhone = async (who: Buyer): Promise<void> => {
  const [offer] = await askWithPhone(who);
  if (!offer) throw new Error('nobody offers');
  const wanted = paymentOf(market, offer);
  const { body } = await who.post('purchases/start', {
    ...wanted,
    billing: { ...wanted.billing, email: address },
  });
  await waitFor(who, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
};

test('who did not log in learns nothing, and chooses nothing', async () => {
  const stranger = market.buyer();
  await askOffers(market, stranger, 'domestic-travel');
  expect((await stranger.get('my-contacts')).body).toMatchObject({ code: 'sign-in-required' });
  expect((await choose(stranger, 'call', false)).body).toMatchObject({ code: 'sign-in-required' });
});

test('as many messages are told as the provider and the mail server took, each with its purpose and ground', async () => {
  const who = market.buyer();
  await buyWithPhone(who);
  const quoteId = await quoteOf(who);
  const { token } = (await who.post(`quotes/${quoteId}/save`, {})).body;
  await who.post(`saved-quotes/${token}/mail`, { email: address, language: 'tr' });
  for (const channel of ['sms', 'email'])
    expect((await clerk.post('panel/quotes/send', { id: quoteId, channel })).status).toBe(200);
  await askFor(clerk, { phone: typed, email: address, send: ['sms', 'mail'] });
  const owner = await logIn(market, phone);
  /* policy and receipt in one; kept, sent by staff and to be paid: four mails */
  await expect.poll(async () => (await taken()).mail, { timeout: 15_000 }).toBe(4);
  await expect
    .poll(async () => (await taken()).sms, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(counted((await toldBy(owner)).contacts).sms);
  const { contacts, switches } = await toldBy(owner);
  expect(counted(contacts)).toEqual(await taken());
  expect(switches).toEqual({ call: true, message: true });
  const grounds = Object.fromEntries(contacts.map(({ purpose, ground }) => [purpose, ground]));
  expect(grounds).toMatchObject({
    code: 'asked',
    'kept-quote': 'asked',
    'quote-link': 'offer',
    'payment-link': 'offer',
    policy: 'contract',
  });
  const byStaff = contacts.filter(({ isByStaff }) => isByStaff).map(({ purpose }) => purpose);
  expect(new Set(byStaff)).toEqual(new Set(['quote-link', 'payment-link']));
  const times = contacts.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('another phone sees none of it', async () => {
  const other = '+905321112299';
  await askOffers(market, market.buyer(), 'domestic-travel', (one) => ({ ...one, phone: other }));
  const { contacts } = await toldBy(await logIn(market, other));
  expect(contacts.map(({ purpose }) => purpose)).toEqual(['code']);
});

test('a try that failed is told as such, and one that went through later stands once', async () => {
  const quoteId = await quoteOf(market.buyer());
  const owner = await logIn(market, phone);
  await market.control('sms', { fault: 'down' });
  expect((await clerk.post('panel/quotes/send', { id: quoteId, channel: 'sms' })).status).toBe(502);
  await market.control('sms', { fault: 'none' });
  expect((await toldBy(owner)).contacts[0]).toMatchObject({ purpose: 'quote-link', state: 'failed' });
});

test('who switched messages off gets none of staff’s, but the link can be handed over and papers go on', async () => {
  const who = market.buyer();
  const quoteId = await quoteOf(who);
  const owner = await logIn(market, phone);
  expect((await choose(owner, 'message', false)).body).toEqual({ call: true, message: false });
  const before = await taken();
  for (const channel of ['sms', 'email'])
    expect((await clerk.post('panel/quotes/send', { id: quoteId, channel })).body).toMatchObject({
      code: 'contact-unwanted',
    });
  const handed = await clerk.post('panel/quotes/send', { id: quoteId, channel: 'link' });
  expect(handed.body).toMatchObject({ link: expect.stringContaining('kayit='), whatsapp: null });
  const request = asked({ phone: typed, email: address, send: ['sms'] });
  expect((await clerk.post('panel/payment-requests/create', request)).body).toMatchObject({
    code: 'contact-unwanted',
  });
  const { id } = await askFor(clerk, { phone: typed, email: address });
  expect((await clerk.post('panel/payment-requests/send', { id, channel: 'mail' })).body).toMatchObject({
    code: 'contact-unwanted',
  });
  const link = await clerk.post('panel/payment-requests/link', { id });
  expect(link.body.whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(await taken()).toEqual(before);
  await buyWithPhone(who);
  expect((await taken()).mail).toBe(before.mail + 1);
  expect((await choose(owner, 'message', true)).body).toEqual({ call: true, message: true });
  expect((await clerk.post('panel/quotes/send', { id: quoteId, channel: 'sms' })).status).toBe(200);
});

test('what staff had asked for and no worker had sent yet does not leave after a no, what the owner asked for does', async () => {
  const { db } = market.context;
  const who = market.buyer();
  const quoteId = await quoteOf(who);
  const owner = await logIn(market, phone);
  await market.stopWorkers();
  expect((await clerk.post('panel/quotes/send', { id: quoteId, channel: 'email' })).status).toBe(200);
  await askFor(clerk, { phone: typed, email: address, send: ['sms', 'mail'] });
  const { token } = (await who.post(`quotes/${quoteId}/save`, {})).body;
  await who.post(`saved-quotes/${token}/mail`, { email: address, language: 'tr' });
  await choose(owner, 'message', false);
  const before = await taken();
  market.startWorkers();
  const left = () =>
    db
      .selectFrom('outbox')
      .select('key')
      .where('kind', 'in', ['mail-quote', 'mail-payment-link'])
      .where('state', '=', 'waiting')
      .execute();
  await expect.poll(left, { timeout: 15_000 }).toEqual([]);
  expect(await taken()).toEqual({ ...before, mail: before.mail + 1 });
  await choose(owner, 'message', true);
});

test('the number of who does not want to be called is shown to nobody, until that person writes and asks', async () => {
  const quoteId = await quoteOf(market.buyer());
  const owner = await logIn(market, phone);
  const message = { adSoyad: 'Defne Aydın', telefon: phone, urun: 'iletisim', dil: 'tr', mesaj: 'Arayın.' };
  const wrote = await owner.post('vue/basvuru-yap', message);
  later += 1_000;
  await choose(owner, 'call', false);
  const reason = 'Müşteriyi aramak için';
  const show = (subject: string, id: string, field = 'phone') =>
    clerk.post('panel/reveal', { subject, id, field, reason });
  const unwanted = { code: 'contact-unwanted' };
  expect((await show('quote', quoteId)).body).toMatchObject(unwanted);
  expect((await show('application', wrote.body.data.basvuruNo)).body).toMatchObject(unwanted);
  expect((await show('application', wrote.body.data.basvuruNo, 'name')).status).toBe(200);
  later += 1_000;
  const again = await owner.post('vue/basvuru-yap', message);
  expect((await show('application', again.body.data.basvuruNo)).body).toMatchObject({ value: phone });
  expect((await show('quote', quoteId)).body).toMatchObject(unwanted);
  const card = (await clerk.post('panel/customers/find', { by: 'phone', value: typed })).body.cards[0];
  expect(card.contacts.switches).toEqual({ call: false, message: true });
  await choose(owner, 'call', true);
  expect((await show('quote', quoteId)).body).toMatchObject({ value: phone });
});

test('a call that staff note is told to the person, and to colleagues', async () => {
  const quoteId = await quoteOf(market.buyer());
  const owner = await logIn(market, phone);
  const noted = await clerk.post('panel/customers/call', {
    subject: 'quote',
    id: quoteId,
    purpose: 'claim',
    isFromThem: true,
  });
  const call = { channel: 'call', purpose: 'claim', ground: 'contract', isFromThem: true, state: null };
  expect(noted.body.contacts[0]).toMatchObject(call);
  expect((await toldBy(owner)).contacts[0]).toMatchObject(call);
  const agent = market.buyer();
  await signInAsStaff(market.context, agent, 'agent', 'kaya-acente');
  const elsewhere = { subject: 'quote', id: quoteId, purpose: 'claim', isFromThem: false };
  expect((await agent.post('panel/customers/call', elsewhere)).status).toBe(404);
});

test('the copy of the data names contacts, switches and payment requests; with the data contacts go, a no stays', async () => {
  const { db } = market.context;
  const quoteId = await quoteOf(market.buyer());
  const owner = await logIn(market, phone);
  await choose(owner, 'call', false);
  const { body } = await owner.get('my-data');
  expect(body.contactSwitches).toEqual({ call: false, message: true });
  expect(body.contacts.length).toBeGreaterThan(5);
  expect(body.paymentRequests[0]).toMatchObject({ purpose: 'Kasko ikinci taksit', name: 'Defne Aydın' });
  later += 61_000;
  const { challenge } = (await owner.post('my-data/deletion-code', {})).body;
  const { sms } = await market.look(`sms?to=${encodeURIComponent(phone)}`);
  const code = /\d{6}/.exec(sms[0].text)?.[0];
  expect((await owner.post('my-data/delete', { challenge, code })).status).toBe(200);
  expect(
    await db.selectFrom('contact').select('id').where('phone_key', 'is not', null).execute(),
  ).toHaveLength(1);
  later += 61_000;
  const fresh = await quoteOf(market.buyer());
  expect(fresh).not.toBe(quoteId);
  const reveal = { subject: 'quote', id: fresh, field: 'phone', reason: 'Teklif hakkında' };
  expect((await clerk.post('panel/reveal', reveal)).body).toMatchObject({ code: 'contact-unwanted' });
});

test('a word on being reached is never changed or taken out of the table', async () => {
  const { db } = market.context;
  await expect(db.deleteFrom('contact_choice').execute()).rejects.toThrow();
  await expect(db.updateTable('contact_choice').set({ is_on: true }).execute()).rejects.toThrow();
});
