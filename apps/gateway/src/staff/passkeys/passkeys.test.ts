import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { PasskeyDevice } from '../../testing/panel/passkey-device.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { addStaff, invite } from '../invite-staff.ts';
import { codeAt, fromBase32, stepAt } from '../sign-in/totp.ts';
import { relyingParty } from './relying-party.ts';

let gateway: RunningGateway;
let later = 0;
const origin = 'https://panel.carsi.example';
const here = { origin, rpId: 'panel.carsi.example' };
const password = 'mor kedi rafta uyur';
const now = () => new Date(Date.now() + later);

beforeEach(() => {
  later += 16 * 60_000;
});
beforeAll(async () => {
  gateway = await startGateway({ clock: now });
  Object.assign(gateway.context.config, { publicUrl: origin });
});
afterAll(() => gateway.close());

interface Person {
  id: string;
  email: string;
  browser: Buyer;
  code: () => string;
}

let people = 0;
/** Somebody of finance who has just set their app up. */
const enter = async (): Promise<Person> => {
  const { context } = gateway;
  people += 1;
  const email = `kisi-${people}@ornek.com`;
  const id = await addStaff(context, context.db, { email, name: 'Deniz Er', role: 'owner', partnerId: null });
  const token = await invite(context, context.db, id);
  const browser = gateway.buyer();
  const { challenge, secret } = (await browser.post('staff/invitation-accept', { token, password })).body;
  const code = () => codeAt(fromBase32(secret), stepAt(now()));
  expect((await browser.post('staff/enrol', { challenge, code: code() })).status).toBe(200);
  return { id, email, browser, code };
};

const add = async (browser: Buyer, device: PasskeyDevice, told: Partial<typeof here> = {}) => {
  const { challenge } = (await browser.post('staff/account/passkeys/offer', {})).body;
  const made = device.make({ challenge, ...here, ...told });
  return browser.post('staff/account/passkeys/add', { challenge, made });
};
const withPasskey = async () => {
  const person = await enter();
  const device = new PasskeyDevice();
  expect((await add(person.browser, device)).body).toEqual({ success: true });
  return { ...person, device };
};
const begin = async ({ email }: Person) => {
  const browser = gateway.buyer();
  const { body } = await browser.post('staff/sign-in', { email, password });
  return { browser, body, challenge: body.challenge as string };
};

test('a passkey signs in where the code of the app would, and the list tells when it was used', async () => {
  const person = await withPasskey();
  const { browser, body, challenge } = await begin(person);
  expect(body.passkey).toEqual({
    challenge,
    rpId: 'panel.carsi.example',
    allowCredentials: [{ id: person.device.id, type: 'public-key', transports: ['internal'] }],
    userVerification: 'required',
    timeout: 120_000,
  });
  const proof = person.device.answer({ challenge, ...here });
  expect((await browser.post('staff/passkey', { challenge, proof })).body).toEqual({
    success: true,
    name: 'Deniz Er',
    role: 'owner',
  });
  const { passkeys } = (await browser.get('staff/account')).body;
  expect(passkeys).toEqual([
    { id: expect.any(String), name: '?', since: expect.any(String), usedAt: expect.any(String) },
  ]);
});

test('the code of the app goes on signing in beside it', async () => {
  const person = await withPasskey();
  later += 60_000;
  const { browser, challenge } = await begin(person);
  expect((await browser.post('staff/second-factor', { challenge, code: person.code() })).status).toBe(200);
});

const lies: [string, (device: PasskeyDevice, challenge: string) => unknown][] = [
  [
    'signed on a page that imitates ours',
    (device, challenge) => device.answer({ challenge, ...here, origin: 'https://panel-carsi.example' }),
  ],
  [
    'made for another host',
    (device, challenge) => device.answer({ challenge, ...here, rpId: 'carsi.example' }),
  ],
  [
    'signed for another challenge',
    (device) => device.answer({ challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', ...here }),
  ],
  [
    'signed without finger, face or number',
    (device, challenge) => {
      device.verifies = false;
      return device.answer({ challenge, ...here });
    },
  ],
  [
    'signed by another key under the same name',
    (device, challenge) => ({
      ...new PasskeyDevice().answer({ challenge, ...here }),
      id: device.id,
      rawId: device.id,
    }),
  ],
  [
    'of a copy that counts behind the device',
    (device, challenge) => {
      device.count = -1;
      return device.answer({ challenge, ...here });
    },
  ],
  ['of somebody else', (_device, challenge) => new PasskeyDevice().answer({ challenge, ...here })],
];

test.each(lies)('a passkey %s is refused', async (what, lie) => {
  const person = await withPasskey();
  if (what.includes('counts behind')) {
    const { browser, challenge } = await begin(person);
    const proof = person.device.answer({ challenge, ...here });
    expect((await browser.post('staff/passkey', { challenge, proof })).status).toBe(200);
  }
  const { browser, challenge } = await begin(person);
  const reply = await browser.post('staff/passkey', { challenge, proof: lie(person.device, challenge) });
  expect(reply.body).toMatchObject({ code: 'passkey-refused' });
  expect((await browser.get('staff/me')).status).toBe(401);
});

test('one answer opens one session', async () => {
  const person = await withPasskey();
  const { browser, challenge } = await begin(person);
  const proof = person.device.answer({ challenge, ...here });
  const replies = await Promise.all(
    Array.from({ length: 3 }, () => browser.post('staff/passkey', { challenge, proof })),
  );
  expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const late = await browser.post('staff/passkey', { challenge, proof });
  expect(late.body).toMatchObject({ code: 'code-expired' });
});

test('a passkey is made on our own pages only, for its own challenge, once, and never for two persons', async () => {
  const { browser } = await enter();
  const device = new PasskeyDevice();
  expect((await add(browser, device, { origin: 'https://elsewhere.example' })).body.code).toBe(
    'passkey-refused',
  );
  expect((await add(browser, device)).status).toBe(200);
  expect((await add(browser, device)).body.code).toBe('passkey-refused');
  const other = await enter();
  expect((await add(other.browser, device)).body.code).toBe('passkey-refused');
  const { challenge } = (await browser.post('staff/account/passkeys/offer', {})).body;
  const made = new PasskeyDevice().make({ challenge, ...here });
  const stolen = await other.browser.post('staff/account/passkeys/add', { challenge, made });
  expect(stolen.body.code).toBe('code-expired');
});

test('a removed passkey signs nobody in; nobody removes another’s', async () => {
  const person = await withPasskey();
  const { passkeys } = (await person.browser.get('staff/account')).body;
  const other = await enter();
  const remove = (browser: Buyer) => browser.post('staff/account/passkeys/remove', { id: passkeys[0].id });
  expect((await remove(other.browser)).body.code).toBe('not-found');
  expect((await remove(person.browser)).status).toBe(200);
  const { browser, body, challenge } = await begin(person);
  expect(body.passkey).toBeNull();
  const proof = person.device.answer({ challenge, ...here });
  expect((await browser.post('staff/passkey', { challenge, proof })).body.code).toBe('passkey-refused');
});

test('a reset second factor takes the passkeys along', async () => {
  const person = await withPasskey();
  const owner = await enter();
  const reset = await owner.browser.post('panel/staff/reset-second-factor', { id: person.id });
  expect(reset.status).toBe(200);
  const { body } = await begin(person);
  expect(body.next).toBe('enrol');
  const { keys } = await gateway.context.db
    .selectFrom('staff_passkey')
    .select(({ fn }) => fn.countAll<number>().as('keys'))
    .where('staff_id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(Number(keys)).toBe(0);
});

test.each([
  ['https://panel.carsi.example', { id: 'panel.carsi.example', origin: 'https://panel.carsi.example' }],
  ['http://localhost:4300/', { id: 'localhost', origin: 'http://localhost:4300' }],
  ['http://127.0.0.1:4700', null],
  ['http://[::1]:4700', null],
])('keys of %s are made for its host; an address of digits holds none', (publicUrl, party) => {
  expect(relyingParty({ publicUrl, panelOrigin: null })).toEqual(party);
  expect(relyingParty({ publicUrl: 'https://carsi.example', panelOrigin: publicUrl })).toEqual(party);
});
