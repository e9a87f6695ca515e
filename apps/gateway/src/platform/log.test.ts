import { expect, test } from 'vitest';
import { createLog, errorFields } from './log.ts';

const logged = (write: (log: ReturnType<typeof createLog>) => void): string => {
  let lines = '';
  write(
    createLog('debug', {
      write: (line) => {
        lines += line;
      },
    }),
  );
  return lines;
};

const secret = '10000000146';

test('fields that are not on the list, nested ones and messages of errors never reach the log', () => {
  const lines = logged((log) => {
    log.info({ event: 'x', nationalId: secret, body: { kimlikNo: secret }, code: { nested: secret } });
    log.error(new Error(secret));
    log.error({ err: new Error(secret), error: { message: secret } });
    log.child({ nationalId: secret }).warn({ event: 'y', email: secret });
    log.error({ event: 'z', ...errorFields(new TypeError(secret)) });
  });
  expect(lines).not.toContain(secret);
  expect(lines.trim().split('\n')).toHaveLength(5);
  expect(lines).toContain('"error":"TypeError"');
  expect(lines).toContain('log.test.ts');
});

test('line ends and control characters stay inside one record', () => {
  const lines = logged((log) =>
    log.info({ event: 'a\r\n{"level":60}\u001b[31m\u2028', reason: 'b'.repeat(10_000) }),
  );
  expect(lines.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(lines).reason).toHaveLength(2_000);
});
