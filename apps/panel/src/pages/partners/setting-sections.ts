import {
  partnerSettings,
  type SettingName,
  type SettingOf,
  settingNames,
} from '@sigorta/contracts/partner-settings/partner-settings';
import {
  type SettingKind,
  type SettingSection,
  settingSections,
} from '@sigorta/contracts/partner-settings/setting-row';

/** A setting as its kind says, so that a switch is known for one wherever it is drawn. */
type Row<Name extends SettingName> = { name: Name; hint: boolean } & ((typeof partnerSettings)[Name] extends {
  kind: infer Kind extends SettingKind;
}
  ? { kind: Kind }
  : never);
export type Setting = { [Name in SettingName]: Row<Name> }[SettingName];

const rowOf = (name: SettingName): Setting =>
  ({
    name,
    kind: partnerSettings[name].kind,
    hint: 'hint' in partnerSettings[name],
  }) as Setting;

/** Settings of a section in the order of the table. */
export const settingsOf = (section: SettingSection): Setting[] =>
  settingNames.filter((name) => partnerSettings[name].section === section).map(rowOf);

const byName = new Map<string, Setting>(settingNames.map((name) => [name, rowOf(name)]));

/** The setting of a name; nothing for the host names, which stand beside the settings. */
export const settingOfName = (name: string): Setting | undefined => byName.get(name);

/** What holds for a switch that was never set. */
export const unsetOf = (name: SettingOf<'switch'>): boolean => partnerSettings[name].unset;

export const firstSection = settingSections[0];

export const namesOfSection = (section: SettingSection): string[] => [
  ...settingsOf(section).map(({ name }) => name),
  ...(section === 'technical' ? ['hosts'] : []),
];

/** Where a setting, or the host names, are typed. */
export const sectionOf = (name: string): SettingSection =>
  settingSections.find((section) => namesOfSection(section).includes(name)) ?? firstSection;
