import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toldAlarm } from '../../panel/alarms/told-alarm.ts';
import { mailInvitation } from '../../panel/staff/mail-invitation.ts';
import type { Job } from '../../platform/outbox/claim.ts';
import type { Mail } from '../../platform/ports.ts';
import { addStaff, invite } from '../../staff/invite-staff.ts';
import { codeAt, fromBase32, stepAt } from '../../staff/sign-in/totp.ts';
import { PasskeyDevice } from '../panel/passkey-device.ts';
import { addSale } from '../panel/sales.ts';
import { testContext } from '../test-context.ts';
import { testProducts } from '../test-product.ts';
import { type Answered, type BrowserAt, codeOf } from './browser-at.ts';
import {
  ownSecrets,
  panelHost,
  partnersHost,
  shopHost,
  startTwoHosts,
  type TwoHosts,
  twoOrigins,
} from './two-hosts.ts';

let gateway: TwoHosts;
let later = 0;
const now = () => new Date(Date.now() + later);
const password = 'mor kedi rafta uyur';
const here = { origin: `https://${panelHost}`, rpId: panelHost };
const before = { origin: `https://${shopHost}`, rpId: shopHost };

beforeAll(async () => {
  gateway = await startTwoHosts({ products: testProducts, clock: now });
});
afterAll(() => gateway.close());
/* the same code of an app signs in once */
beforeEach(() => {
  later += 16 * 60_000;
});

const bodyOf = ({ text }: Answered) => JSON.parse(text);
const open = async (): Promise<BrowserAt> => {
  const browser = gateway.at(panelHost);
  await browser.ask('/panel/giris');
  return browser;
};

/** as ids of rows are */
const oldKeys = ['a'.repeat(22), 'b'.repeat(22)] as const;

let people = 0;
/** Takes an invitation and sets an app up, as a person does. */
const enter = async () => {
  const { context } = gateway;
  people += 1;
  const email = `kisi-${people}@ornek.com`;
  const id = await addStaff(context, context.db, { email, name: 'Deniz Er', role: 'owner', partnerId: null });
  const token = await invite(context, context.db, id);
  const browser = await open();
  const factor = bodyOf(await browser.call('staff/invitation-accept', 'POST', { token, password }));
  const code = () => codeAt(fromBase32(factor.secret), stepAt(now()));
  const asked = { challenge: factor.challenge, code: code() };
  expect(bodyOf(await browser.call('staff/enrol', 'POST', asked))).toMatchObject({ success: true });
  return { id, email, browser, code };
};
type Person = Awaited<ReturnType<typeof enter>>;

const begin = async ({ email }: Person) => {
  const browser = await open();
  return { browser, ...bodyOf(await browser.call('staff/sign-in', 'POST', { email, password })) };
};

test('who is invited signs in on the panel’s host, with cookies of that host alone', async () => {
  const person = await enter();
  later += 60_000;
  const { browser, challenge, passkey } = await begin(person);
  expect(passkey).toBeNull();
  const signedIn = await browser.call('staff/second-factor', 'POST', { challenge, code: person.code() });
  expect(bodyOf(signedIn)).toMatchObject({ success: true, role: 'owner' });
  expect(bodyOf(await browser.call('staff/me', 'GET'))).toMatchObject({ name: 'Deniz Er' });
  expect([...browser.cookies.keys()].toSorted()).toEqual([
    'XSRF-TOKEN',
    '__Host-panel',
    '__Host-staff',
    '__Host-staff-device',
    'panelUser',
  ]);
  const contract = bodyOf(await browser.ask('/panel/openapi.json'));
  expect(contract.servers).toMatchObject([{ url: `https://${panelHost}` }]);
  expect(JSON.stringify(contract.components.securitySchemes)).toContain('__Host-panel');
  expect(codeOf(await browser.call('staff/sign-out', 'POST'))).toBeUndefined();
  expect((await browser.call('staff/me', 'GET')).status).toBe(401);
});

test('a passkey is made for the panel’s host, signs in there and proves who it is', async () => {
  const person = await enter();
  const device = new PasskeyDevice();
  const offer = bodyOf(await person.browser.call('staff/account/passkeys/offer', 'POST'));
  expect(offer.rp.id).toBe(panelHost);
  const made = device.make({ challenge: offer.challenge, ...here });
  const added = await person.browser.call('staff/account/passkeys/add', 'POST', {
    challenge: offer.challenge,
    made,
  });
  expect(bodyOf(added)).toEqual({ success: true });
  const { browser, challenge, passkey } = await begin(person);
  expect(passkey).toMatchObject({ rpId: panelHost, allowCredentials: [{ id: device.id }] });
  const proof = device.answer({ challenge, ...here });
  expect(bodyOf(await browser.call('staff/passkey', 'POST', { challenge, proof }))).toMatchObject({
    success: true,
  });
  const step = bodyOf(await browser.call('staff/step-up/offer', 'POST')).passkey;
  const again = device.answer({ challenge: step.challenge, ...here });
  const proved = await browser.call('staff/step-up/passkey', 'POST', {
    challenge: step.challenge,
    proof: again,
  });
  expect(bodyOf(proved)).toEqual({ success: true });
});

test('a passkey that is made or used on a page of the shop is refused', async () => {
  const person = await enter();
  const offer = async () => bodyOf(await person.browser.call('staff/account/passkeys/offer', 'POST'));
  const add = async (told: typeof here) => {
    const device = new PasskeyDevice();
    const { challenge } = await offer();
    const made = device.make({ challenge, ...told });
    return {
      device,
      answer: await person.browser.call('staff/account/passkeys/add', 'POST', { challenge, made }),
    };
  };
  expect(codeOf((await add(before)).answer)).toBe('passkey-refused');
  expect(codeOf((await add({ ...here, origin: before.origin })).answer)).toBe('passkey-refused');
  expect(codeOf((await add({ ...here, rpId: before.rpId })).answer)).toBe('passkey-refused');
  const { device } = await add(here);
  for (const told of [before, { ...here, origin: before.origin }]) {
    const { browser, challenge } = await begin(person);
    const proof = device.answer({ challenge, ...told });
    expect(codeOf(await browser.call('staff/passkey', 'POST', { challenge, proof }))).toBe('passkey-refused');
  }
});

test('a passkey of the shared host is not asked for, is named as such, and goes as any other', async () => {
  const person = await enter();
  const { db } = gateway.context;
  const stored = {
    staff_id: person.id,
    public_key: Buffer.from('of before'),
    counter: 0,
    transports: [],
    name: 'Safari · iOS',
    created_at: now(),
  };
  /* of before hosts were written down, and of after with the panel on the site's host */
  await db
    .insertInto('staff_passkey')
    .values({ ...stored, id: oldKeys[0], credential_id: 'b2xk' })
    .execute();
  const noted = { ...stored, id: oldKeys[1], credential_id: 'b2xkZXI', host: shopHost };
  await db.insertInto('staff_passkey').values(noted).execute();
  const listed = async () =>
    bodyOf(await person.browser.call('staff/account', 'GET')).passkeys.map(
      (key: { id: string; elsewhere?: true }) => [key.id, key.elsewhere],
    );
  expect(await listed()).toEqual(
    expect.arrayContaining([
      [oldKeys[0], true],
      [oldKeys[1], true],
    ]),
  );
  expect(bodyOf(await person.browser.call('staff/step-up/offer', 'POST')).passkey).toBeNull();
  const offer = bodyOf(await person.browser.call('staff/account/passkeys/offer', 'POST'));
  expect(offer.excludeCredentials).toEqual([]);
  const device = new PasskeyDevice();
  const made = device.make({ challenge: offer.challenge, ...here });
  await person.browser.call('staff/account/passkeys/add', 'POST', { challenge: offer.challenge, made });
  expect((await begin(person)).passkey.allowCredentials).toEqual([
    { id: device.id, type: 'public-key', transports: ['internal'] },
  ]);
  expect((await listed()).filter(([, elsewhere]: [string, boolean]) => !elsewhere)).toHaveLength(1);
  for (const id of oldKeys) await person.browser.call('staff/account/passkeys/remove', 'POST', { id });
  expect(await listed()).toHaveLength(1);
});

test('a letter and an alarm lead to the panel’s host', async () => {
  const mails: Mail[] = [];
  const { context } = gateway;
  const id = await addStaff(context, context.db, {
    email: 'yeni@ornek.com',
    name: 'Ada Su',
    role: 'finance',
    partnerId: null,
    language: 'ru',
  });
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  await mailInvitation({ ...context, mailer }, `ru.${id}`, { asked: 1, attempts: 1 } as unknown as Job);
  expect(mails[0]?.text).toMatch(/https:\/\/panel\.carsi\.example\/ru\/panel\/giris#davet=[\w-]{43}\s/);
  expect(mails[0]?.text).not.toContain(`https://${shopHost}`);
  const alarm = {
    id: 'alarm-of-hosts',
    rule: 'refund-by-hand',
    severity: 'soon' as const,
    value: 1,
    opened_at: now(),
    told_at: now(),
    told_times: 1,
  };
  await context.db.insertInto('alarm').values(alarm).execute();
  const told = await toldAlarm(context, `${alarm.id}.opened.1`);
  expect(told?.page).toBe(`https://${panelHost}/panel/bekleyen-isler`);
});

test('a paper opens on the panel’s host for whom it was opened, and nowhere else', async () => {
  const { context } = gateway;
  const { id: insurer } = await context.db.selectFrom('insurer').select('id').executeTakeFirstOrThrow();
  const orderId = await addSale(context, {
    at: '2026-06-14T10:00:00Z',
    partner: 'default',
    insurer,
    until: 'issued',
  });
  await context.db
    .insertInto('document')
    .values({
      id: 'd'.repeat(22),
      order_id: orderId,
      kind: 'policy',
      language: 'tr',
      bytes: Buffer.from('%PDF-1.7'),
      sha256: orderId,
      created_at: now(),
    })
    .execute();
  const person = await enter();
  const asked = { orderId, kind: 'policy', reason: 'Müşteri telefonda istedi' };
  const { url } = bodyOf(await person.browser.call('panel/documents/open', 'POST', asked));
  expect(url).toMatch(/^\/belge\//);
  expect((await person.browser.ask(url)).headers['content-type']).toBe('application/pdf');
  const shop = gateway.at(shopHost);
  for (const [name, value] of person.browser.cookies) shop.cookies.set(name, value);
  shop.cookies.set('__Host-buyer', person.browser.cookies.get('__Host-panel') ?? '');
  expect((await shop.ask(url)).status).toBe(404);
  expect((await gateway.at(panelHost).ask(url)).status).toBe(404);
});

test('what the panel sends buyers leads to the shop', async () => {
  const { browser } = await enter();
  const { link } = bodyOf(
    await browser.call('panel/payment-requests/create', 'POST', {
      amount: { minor: 20_000, currency: 'TRY' },
      purpose: 'Taksit',
      language: 'tr',
      name: 'Defne Aydın',
      phone: '+905321112277',
      birthYear: '',
      days: 3,
      send: [],
    }),
  );
  expect(new URL(link).origin).toBe(`https://${shopHost}`);
});

test('a partner is not given the panel’s host, and a panel not a partner’s', async () => {
  const { browser } = await enter();
  const { partner } = bodyOf(await browser.call('panel/partners/read', 'POST', { id: 'kaya-acente' }));
  const { id, settings, revision } = partner;
  const asked = { id, settings, revision, hosts: ['kaya.localhost', panelHost.toUpperCase()] };
  expect(bodyOf(await browser.call('panel/partners/save', 'POST', asked))).toMatchObject({
    code: 'invalid-input',
    fields: [{ field: 'hosts', message: 'hosts.taken' }],
  });
  const environment = { ...ownSecrets, ...twoOrigins, PANEL_ORIGIN: `https://${partnersHost}:8443` };
  await expect(testContext({ products: testProducts, environment })).rejects.toThrow(
    'The setting PANEL_ORIGIN names a host of the partner kaya-acente; take it from the partner, or give the panel another.',
  );
});
