import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '../../platform/outbox/claim.ts';
import type { Mail } from '../../platform/ports.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { mailProposal } from './mail-proposal.ts';

let gateway: RunningGateway;
let asker: Buyer;
let askerId = '';
let decider: Buyer;
const now = new Date('2026-06-14T09:00:00Z');
const note = 'Kampanya bütçesine uygun';

beforeAll(async () => {
  gateway = await startGateway({ clock: () => now });
  [asker, decider] = [gateway.buyer(), gateway.buyer()];
  askerId = await signInAsStaff(gateway.context, asker, 'owner');
  await signInAsStaff(gateway.context, decider, 'owner');
});
afterAll(() => gateway.close());

/** A coupon that needs a second person; its proposal. */
async function ask(code: string): Promise<string> {
  const coupon = { code, kind: 'percent', value: 100, product: null, maxUses: 10 };
  const days = { validFrom: '2026-06-14', validUntil: '2026-06-20' };
  await asker.post('panel/coupons/create', { ...coupon, ...days });
  const { rows } = (await asker.post('panel/proposals', { part: 'own' })).body;
  return rows.find(
    ({ subject, state }: { subject: string; state: string }) => subject === code && state === 'asked',
  ).id;
}

test.each([
  ['ru', 'Ваш запрос отклонён: Купон', '/ru/panel/onaylar/'],
  ['ar', 'رُفض طلبك: قسيمة', '/ar/panel/onaylar/'],
  ['en', 'Your request was rejected: Coupon', '/en/panel/onaylar/'],
  ['tr', 'İsteğiniz reddedildi: Kupon', '/panel/onaylar/'],
])('who reads the panel in %s is written to in it', async (language, subject, page) => {
  await asker.get('staff/me', { 'accept-language': language });
  const id = await ask(`DIL${language.toUpperCase()}`);
  await decider.post('panel/proposals/decide', { id, approve: false, note });
  const [mail] = await mailed(id);
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(`${page}${id}`);
});

test('the letter leads to the panel’s own host where it has one', async () => {
  const id = await ask('KENDI');
  await decider.post('panel/proposals/decide', { id, approve: false, note });
  const { config } = gateway.context;
  const [mail] = await mailed(id, { ...config, panelOrigin: 'https://panel.carsi.example' });
  expect(mail?.text).toContain(`https://panel.carsi.example/panel/onaylar/${id}`);
  expect(mail?.text).not.toContain(`${config.publicUrl}/panel`);
});

const jobs = async () =>
  (
    await gateway.context.db
      .selectFrom('outbox')
      .select('subject')
      .where('kind', '=', 'mail-proposal')
      .execute()
  ).map(({ subject }) => subject);

/** What the job sends. */
async function mailed(id: string, config = gateway.context.config): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  await mailProposal({ ...gateway.context, config, mailer } as typeof gateway.context, id, {} as Job);
  return sent;
}

test.each([
  [true, 'İsteğiniz onaylandı: Kupon'],
  [false, 'İsteğiniz reddedildi: Kupon'],
])('who asked is told when another one decides (%s)', async (approve, subject) => {
  const id = await ask(approve ? 'EVET' : 'HAYIR');
  expect(await mailed(id)).toEqual([]);
  expect((await decider.post('panel/proposals/decide', { id, approve, note })).status).toBe(200);
  expect(await jobs()).toContain(id);
  const [mail, ...more] = await mailed(id);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: `${askerId}@ornek.com`, subject });
  expect(mail?.text).toContain(note);
  expect(mail?.text).toContain(`/panel/onaylar/${id}`);
});

test('and when it lapses; who takes it back knows it himself', async () => {
  const lapsed = await ask('DOLU');
  await gateway.context.db.deleteFrom('coupon').where('code', '=', 'DOLU').execute();
  const small = { code: 'DOLU', kind: 'percent', value: 5, product: null, maxUses: 10 };
  await decider.post('panel/coupons/create', { ...small, validFrom: '2026-06-14', validUntil: '2026-06-20' });
  expect((await decider.post('panel/proposals/decide', { id: lapsed, approve: true, note })).body).toEqual({
    state: 'lapsed',
  });
  expect(await jobs()).toContain(lapsed);
  expect(await mailed(lapsed)).toMatchObject([{ subject: 'İsteğiniz düştü: Kupon' }]);
  const withdrawn = await ask('VAZGEC');
  await asker.post('panel/proposals/withdraw', { id: withdrawn });
  expect(await jobs()).not.toContain(withdrawn);
});
