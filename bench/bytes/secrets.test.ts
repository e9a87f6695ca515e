import { expect, test } from 'vitest';
import { settings } from '../../apps/gateway/src/platform/settings.ts';
import { secretSettings } from './secrets.ts';

test('names and written values of secret settings are known, open ones are not', () => {
  const table = {
    PORT: { standard: '4300' },
    SITE_TOKEN: { standard: 'the-public-token' },
    DATABASE_URL: { standard: null, secret: true },
    PAYMENT_API_KEY: { standard: 'sandbox-api-key', secret: true },
    SMS_PASSWORD: { standard: 'short', secret: true },
  } as const;
  expect(secretSettings(table)).toEqual([
    'DATABASE_URL',
    'PAYMENT_API_KEY',
    'sandbox-api-key',
    'SMS_PASSWORD',
  ]);
});

test('the settings that open money, rows and mails are among the secret ones', () => {
  const known = secretSettings(settings);
  for (const name of [
    'SECRET_KEY',
    'DATABASE_URL',
    'PAYMENT_SECRET_KEY',
    'SMTP_URL',
    'METRICS_TOKEN',
    'SMS_PASSWORD',
  ])
    expect(known).toContain(name);
  expect(known).toContain('sandbox-secret-key');
});

test('a configuration without secrets is one that was not found', () => {
  expect(() => secretSettings({ PORT: { standard: '4300' } })).toThrow(/no secret settings/);
});
