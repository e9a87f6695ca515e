import type { PartnerSettings } from '@sigorta/contracts/partner';

export interface Change {
  /** a setting, or the host names */
  name: keyof PartnerSettings | 'hosts';
  before: PartnerSettings[keyof PartnerSettings];
  after: PartnerSettings[keyof PartnerSettings];
}

export interface Draft {
  hosts: readonly string[];
  settings: PartnerSettings;
}

/** What differs, in the order of the settings. */
export const changesBetween = (before: Draft, after: Draft): Change[] => {
  const hosts = [before, after].map((draft) => draft.hosts.join(', '));
  const [old = '', now = ''] = hosts;
  const changes: Change[] = old === now ? [] : [{ name: 'hosts', before: old, after: now }];
  for (const name of Object.keys(after.settings) as (keyof PartnerSettings)[]) {
    const [one, other] = [before.settings[name], after.settings[name]];
    if (one !== other) changes.push({ name, before: one, after: other });
  }
  return changes;
};

/** What somebody changed in settings as they were, put on settings as a colleague saved them meanwhile. */
export const rebased = (before: Draft, mine: Draft, onto: Draft): Draft => {
  const names = Object.keys(mine.settings) as (keyof PartnerSettings)[];
  const changed = names.filter((name) => before.settings[name] !== mine.settings[name]);
  return {
    hosts: before.hosts.join(', ') === mine.hosts.join(', ') ? onto.hosts : mine.hosts,
    settings: { ...onto.settings, ...Object.fromEntries(changed.map((name) => [name, mine.settings[name]])) },
  };
};
