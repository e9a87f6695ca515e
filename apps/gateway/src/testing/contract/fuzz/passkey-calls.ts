import type { OperationName } from '@sigorta/contracts/operations/table';
import { PasskeyDevice } from '../../panel/passkey-device.ts';
import type { MakeCall } from './look-up-calls.ts';
import { enrolled, type FuzzedShop, type Person, personPassword } from './shop.ts';

const addressOf = ({ market }: FuzzedShop) => {
  const { origin, hostname } = new URL(market.context.config.publicUrl);
  return { origin, rpId: hostname };
};

/** Somebody who has just signed in, and a key their device made for them, not yet kept. */
const withKey = async (shop: FuzzedShop) => {
  const person = await enrolled(shop);
  const device = new PasskeyDevice();
  const { body } = await person.browser.post('staff/account/passkeys/offer', {});
  const { challenge } = body as { challenge: string };
  return { person, device, request: { challenge, made: device.make({ challenge, ...addressOf(shop) }) } };
};

const withPasskey = async (shop: FuzzedShop): Promise<{ person: Person; device: PasskeyDevice }> => {
  const { person, device, request } = await withKey(shop);
  await person.browser.post('staff/account/passkeys/add', request);
  return { person, device };
};

/** Calls about passkeys and the second factor, as a device and its person make them. */
export const passkeyCalls = {
  accountPasskeyAdd: async (shop) => {
    const { person, request } = await withKey(shop);
    return { browser: person.browser, request };
  },
  accountPasskeyRemove: async (shop) => {
    const { person } = await withPasskey(shop);
    const { body } = await person.browser.get('staff/account');
    return { browser: person.browser, request: { id: body.passkeys[0].id } };
  },
  staffPasskey: async (shop) => {
    const { person, device } = await withPasskey(shop);
    const browser = shop.market.buyer();
    const { body } = await browser.post('staff/sign-in', { email: person.email, password: personPassword });
    const { challenge } = body as { challenge: string };
    return { browser, request: { challenge, proof: device.answer({ challenge, ...addressOf(shop) }) } };
  },
  stepUpByCode: async (shop) => {
    const { browser, code } = await enrolled(shop);
    return { browser, request: { code: code() } };
  },
  stepUpByPasskey: async (shop) => {
    const { person, device } = await withPasskey(shop);
    const { body } = await person.browser.post('staff/step-up/offer', {});
    const { challenge } = body.passkey as { challenge: string };
    return {
      browser: person.browser,
      request: { challenge, proof: device.answer({ challenge, ...addressOf(shop) }) },
    };
  },
} satisfies Partial<Record<OperationName, MakeCall>>;
