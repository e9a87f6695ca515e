import { partnerSettings } from '@sigorta/contracts/partner-settings/partner-settings';
import { expect, test } from 'vitest';
import { tr } from './texts/tr.ts';

const said: Record<string, string> = tr;
const settings = Object.entries(partnerSettings) as [string, { hint?: boolean; section: string | null }][];

test.each(settings)('%s has its name, and a hint where its row promises one', (name, { hint, section }) => {
  if (section === null) return;
  expect(said[`setting.${name}`]).toMatch(/\p{L}{3}/u);
  expect(Object.hasOwn(said, `hint.${name}`)).toBe(hint === true);
});
