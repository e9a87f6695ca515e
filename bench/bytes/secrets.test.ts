import { expect, test } from 'vitest';
import { secretSettings } from './secrets.ts';

test('names and written values of secret settings are known, open ones are not', () => {
  const source = `const known = {
  PAYMENT_API_KEY: 'sandbox-api-key',
};
const schema = v.object({
  PORT: v.optional(port, '4300'),
  SITE_TOKEN: v.optional(v.string(), 'the-public-token'),
  DATABASE_URL: v.optional(databaseUrl),
  PAYMENT_API_KEY: v.optional(v.string(), known.PAYMENT_API_KEY),
  SMTP_URL: v.optional(smtpUrl, 'smtp://localhost:4425'),
});`;
  expect(secretSettings(source)).toEqual([
    'PAYMENT_API_KEY',
    'sandbox-api-key',
    'DATABASE_URL',
    'SMTP_URL',
    'smtp://localhost:4425',
  ]);
});

test('a configuration without secrets is one that was not found', () => {
  expect(() => secretSettings('export const x = 1;')).toThrow(/no secret settings/);
});
