import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';
import { StartError } from './start-error.ts';

const told = (environment: Record<string, string>): string => {
  try {
    return readConfig(environment, '/').panelOrigin ?? 'none';
  } catch (error) {
    return error instanceof StartError ? error.message : `no sentence: ${String(error)}`;
  }
};

const house = {
  PUBLIC_URL: 'http://localhost:4300',
  HOP_URL: 'http://hop.localhost:4301',
  CARD_URL: 'http://card.localhost:4302',
  ENDPOINT_ORIGINS: 'http://api.localhost,http://calls.localhost:4300',
};
const needsAnother = (setting: string) =>
  `The setting PANEL_ORIGIN names the host of ${setting}; the panel needs a host that nothing else stands on.`;

test('without the setting the panel has no host of its own', () => {
  expect(told(house)).toBe('none');
  expect(told({ ...house, PANEL_ORIGIN: '' })).toBe('none');
});

test.each([
  ['http://panel.localhost:4300', 'http://panel.localhost:4300'],
  ['http://localhost:4399', needsAnother('PUBLIC_URL')],
  ['http://localhost.:4399', needsAnother('PUBLIC_URL')],
  ['http://hop.localhost', needsAnother('HOP_URL')],
  ['http://card.localhost:1', needsAnother('CARD_URL')],
  ['http://api.localhost:8080', needsAnother('ENDPOINT_ORIGINS')],
  ['http://calls.localhost', needsAnother('ENDPOINT_ORIGINS')],
  [
    'https://panel.localhost',
    'The settings PANEL_ORIGIN and PUBLIC_URL begin both with https:// or both with http://.',
  ],
])('PANEL_ORIGIN=%s: %s', (PANEL_ORIGIN, said) => {
  expect(told({ ...house, PANEL_ORIGIN })).toBe(said);
});

test.each([
  'panel.localhost',
  'http://panel.localhost/',
  'http://Panel.localhost',
  'http://panel.localhost/panel',
  'ftp://panel.localhost',
])('%s is no origin', (PANEL_ORIGIN) => {
  expect(told({ ...house, PANEL_ORIGIN })).toContain('The setting PANEL_ORIGIN does not fit');
});
