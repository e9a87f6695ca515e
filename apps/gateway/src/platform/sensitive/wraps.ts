import type { Config } from '../config.ts';
import type { KeyWrap } from '../ports.ts';
import { readSecret } from './secret-file.ts';
import { wrappingKey, wrapUnder } from './wrapped-keys.ts';

export type KeyConfig = Pick<Config, 'secretKey' | 'signing' | 'sealing' | 'dataDir'>;

export const present = <T>(all: readonly (T | null)[]): T[] => all.filter((one) => one !== null);

/** Secrets of ours that wrap keys, or may have wrapped or sealed before. */
export const secretsOf = ({ secretKey, sealing, dataDir }: Omit<KeyConfig, 'signing'>) => {
  const file = readSecret(dataDir);
  const inUse = sealing.key ?? secretKey ?? file;
  return {
    inUse,
    file,
    /* what sealed before there were two keys comes first: one of them is still sealed with until the keys are turned */
    before: [...new Set(present([secretKey, file, ...sealing.others, inUse]))],
  };
};

/**
 * What wraps, and what else opens; only the first of them is ever wrapped with. SEALING_KEY says that it wraps, so a service beside it
 * only opens; it stands before SECRET_KEY and the file.
 * @returns nothing where nothing is set and no file is there
 */
export const wrapsOf = (config: Omit<KeyConfig, 'signing'>, service: KeyWrap | null): KeyWrap[] => {
  const { inUse, before } = secretsOf(config);
  const secrets = present([inUse, ...before.filter((one) => one !== inUse)]);
  const [first, ...others] = secrets.map((secret) => wrapUnder(wrappingKey(secret)));
  return config.sealing.key === null
    ? present([service, first ?? null, ...others])
    : present([first ?? null, service, ...others]);
};
