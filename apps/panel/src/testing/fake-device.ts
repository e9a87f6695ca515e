import { vi } from 'vitest';

/** What happy-dom lacks: a device with one key. It notes what it was asked and answers as told. */
export interface FakeDevice {
  asked: { way: 'get' | 'create'; publicKey: unknown }[];
  /** null: the person closes the device's question */
  answer: unknown;
  /** name of the exception, when it throws another */
  fault: string;
  remove: () => void;
}

class Credential {
  readonly #json: unknown;
  constructor(json: unknown) {
    this.#json = json;
  }
  static parseRequestOptionsFromJSON = (json: unknown) => json;
  static parseCreationOptionsFromJSON = (json: unknown) => json;
  toJSON = () => this.#json;
}

/** Puts the device into the window of a test. */
export function fakeDevice(): FakeDevice {
  const device: FakeDevice = {
    asked: [],
    answer: null,
    fault: 'NotAllowedError',
    remove: () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
  const ask = (way: 'get' | 'create') => async (options: { publicKey: unknown }) => {
    device.asked.push({ way, publicKey: options.publicKey });
    if (device.answer === null) throw new DOMException('closed', device.fault);
    return new Credential(device.answer);
  };
  vi.stubGlobal('PublicKeyCredential', Credential);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: ask('get'), create: ask('create') },
  });
  return device;
}
