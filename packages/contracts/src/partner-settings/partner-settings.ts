import { contactRows } from './contact-rows.ts';
import type { SettingKind, SettingRow } from './setting-row.ts';
import { siteRows } from './site-rows.ts';

/**
 * Every setting of a partner's site (spec §3), and those that came since: the schema that reads them, the form of the panel,
 * [the page about them](../../../../docs/partner-settings.md) and the proofs that each does what it says follow this table.
 */
export const partnerSettings = { ...siteRows, ...contactRows } as const;

export type SettingName = keyof typeof partnerSettings;

/** Names of the settings of one kind. */
export type SettingOf<Kind extends SettingKind> = {
  [Name in SettingName]: (typeof partnerSettings)[Name]['kind'] extends Kind ? Name : never;
}[SettingName];

/** Names of the settings that are proven in one place. */
export type SettingSeen<Where extends SettingRow['seen']> = {
  [Name in SettingName]: (typeof partnerSettings)[Name]['seen'] extends Where ? Name : never;
}[SettingName];

export const settingNames = Object.keys(partnerSettings) as SettingName[];

/** What is no, however a partner's own programs write it; everything else is yes ("isAcente not 0", spec §6). */
const no: readonly unknown[] = [false, 0, '0', 'false', ''];

/** Whether a switch is on. @param unset what holds while nothing is set */
export const isSwitchOn = (value: boolean | number | string | null | undefined, unset: boolean): boolean =>
  value === null || value === undefined
    ? unset
    : !no.includes(typeof value === 'string' ? value.trim().toLowerCase() : value);

/** Fonts we have in all alphabets (spec §3); any other name is the first. */
export const brandFonts = ['Inter', 'Rubik', 'Nunito', 'Andika'] as const;
