import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config, KeyServiceConfig } from '../config.ts';
import type { KeyWrap, WrappedKey } from '../ports.ts';
import { placeOfKey } from '../sensitive/wrapped-keys.ts';
import { KeyServiceError } from './key-service-error.ts';
import { type Transit, transitOf } from './transit.ts';

/** A key of a service wraps, which no machine of ours ever has. */
export interface KeyService extends KeyWrap {
  /** whether it says of itself that a key of the service wrapped it */
  isItsOwn: (row: Pick<WrappedKey, 'wrapped'>) => boolean;
  /** version of the service's key that wrapped it */
  versionOf: (row: Pick<WrappedKey, 'wrapped'>) => number;
  /** @throws KeyServiceError where it does not do what a start needs of it */
  greet: () => Promise<void>;
  /** the version that wrapped when it was greeted last; 0 before */
  newest: () => number;
  /** the same under the newest version; null as of `unwrap` */
  renew: (row: WrappedKey) => Promise<string | null>;
}

const mark = 'service.v1.';
const greeting = 'greeting';
const pauseMs = 500;
/** a log line for so many tries */
const triesTold = 10;

const versionIn = (ciphertext: string): number => Number(/^vault:v(\d+):/.exec(ciphertext)?.[1] ?? 0);

/** Wraps and opens once as with a key: the address, the token, its policy and the key are right, and the key binds. */
const greetWith = async (transit: Transit): Promise<number> => {
  const plain = randomBytes(32);
  const ciphertext = await transit.encrypt(greeting, plain);
  const [opened, elsewhere] = [
    await transit.decrypt(greeting, ciphertext),
    await transit.decrypt(`not a ${greeting}`, ciphertext),
  ];
  if (!opened?.equals(plain)) throw new KeyServiceError('unlike');
  if (elsewhere !== null) throw new KeyServiceError('not-derived');
  return versionIn(ciphertext);
};

/** @throws StartError where its authority cannot be read; nobody is asked yet */
export const keyServiceAt = (config: KeyServiceConfig): KeyService => {
  const transit = transitOf(config);
  let newest = 0;
  const isItsOwn: KeyService['isItsOwn'] = ({ wrapped }) => wrapped.startsWith(mark);
  const textOf = ({ wrapped }: Pick<WrappedKey, 'wrapped'>): string => wrapped.slice(mark.length);
  return {
    wrap: async (key, content) => mark + (await transit.encrypt(placeOfKey(key), content)),
    unwrap: async (row) => (isItsOwn(row) ? transit.decrypt(placeOfKey(row), textOf(row)) : null),
    isItsOwn,
    versionOf: (row) => versionIn(textOf(row)),
    greet: async () => {
      newest = await greetWith(transit);
    },
    newest: () => newest,
    renew: async (row) => {
      const renewed = await transit.rewrap(placeOfKey(row), textOf(row));
      return renewed === null ? null : mark + renewed;
    },
  };
};

/**
 * What the settings name, once it serves; null where they name none.
 * @throws StartError
 */
export const openKeyService = async (
  { keyService }: Pick<Config, 'keyService'>,
  log: Logger,
): Promise<KeyService | null> => {
  if (keyService === null) return null;
  const service = keyServiceAt(keyService);
  await untilItServes(service, keyService.waitMs, log);
  return service;
};

/** One that is sealed, starts, or waits for its token is back within a minute; a machine that comes up starts us beside it. */
const untilItServes = async (service: KeyService, waitMs: number, log: Logger): Promise<void> => {
  const until = performance.now() + waitMs;
  for (let tries = 0; ; tries++) {
    try {
      await service.greet();
      return;
    } catch (error) {
      if (!(error instanceof KeyServiceError) || error.isLasting() || performance.now() >= until) throw error;
      if (tries % triesTold === 0) log.warn({ event: 'key-service-waited-for', code: error.fault });
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
};
