import { expect, test } from 'vitest';
import { addresses } from './settings.ts';

test('what the sandbox’s mail server sends back is handed in at the gateway, signed as it expects', () => {
  const set = addresses();
  expect(set.MAIL_REPORT_URL).toBe(`${set.PUBLIC_URL}/e-posta/bildirim`);
  expect(set.MAIL_RETURN_ADDRESS).toMatch(/^[^@+]+@[^@]+$/);
  expect(String(set.MAIL_REPORT_SECRET).length).toBeGreaterThanOrEqual(32);
});
