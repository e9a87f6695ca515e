import { expect, test } from 'vitest';
import { readSmsReport } from './sms-report.ts';

const answer = (status: number, errorCode = 0) => ({
  code: '00',
  jobs: [
    {
      jobid: '17377215342605050417149344',
      number: '5321112233',
      status,
      operator: 10,
      msglen: 40,
      errorCode,
    },
  ],
});

/* by hand, from SmsStatus of the provider's own client */
test.each([
  [1, 'delivered'],
  [2, 'bounced-passing'],
  [3, 'bounced-permanent'],
  [4, 'bounced-passing'],
  [11, 'bounced-permanent'],
  [12, 'bounced-passing'],
  [14, 'bounced-passing'],
  [15, 'bounced-permanent'],
  [16, 'bounced-permanent'],
])('status %i is %s', (status, state) => {
  expect(readSmsReport(answer(status))).toEqual([
    { providerId: '17377215342605050417149344', state, code: String(status) },
  ]);
});

test('an error is told beside the status', () => {
  expect(readSmsReport(answer(4, 104))[0]?.code).toBe('4.104');
});

test.each([
  ['a message whose end is not known', answer(0)],
  ['a status nobody knows', answer(77)],
  ['no records', { code: '60', description: 'no records' }],
  ['what is no report', 'x'],
])('%s says nothing', (_what, said) => {
  expect(readSmsReport(said)).toEqual([]);
});
