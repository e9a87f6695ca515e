import * as v from 'valibot';
import type { Given } from './production-rules.ts';
import type { Told } from './setting-kinds.ts';
import { type SettingName, settings } from './settings.ts';

type Settings = typeof settings;

/** All settings as one schema of an environment. */
export const environmentSchema = v.object(
  Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])) as {
    [Name in SettingName]: Settings[Name]['schema'];
  },
);

/** Why a value does not fit, in one sentence; a secret one is not repeated. */
export const misfit = (name: SettingName, given: string | undefined): string => {
  const { fits, secret }: Told = settings[name];
  const value = secret || given === undefined ? '' : `, not ${JSON.stringify(given)}`;
  return `The setting ${name} does not fit: it must be ${fits}${value}.`;
};

/**
 * What a production start on these settings would get wrong, the first of it in one sentence; null when nothing.
 * @param given the environment, without empty values
 */
export const unfitForProduction = (given: Given): string | null => {
  if (given.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    return 'NODE_TLS_REJECT_UNAUTHORIZED=0 turns off the check of every certificate; unset it.';
  const all: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(settings).map(([name, { standard }]) => [name, given[name] ?? standard ?? undefined]),
  );
  for (const [name, { production, standard }] of Object.entries<Told & { standard: string | null }>(
    settings,
  )) {
    if (!production.fits(all[name], all, standard)) {
      return `The setting ${name} does not fit a production site: it ${production.because}.`;
    }
  }
  return null;
};
