import { expect, test } from 'vitest';
import { readReport } from './delivery-status.ts';
import { returnAddress } from './return-address.ts';

const id = 'AbCdEfGhIjKlMnOpQrStUv';

interface Report {
  type?: string;
  to?: string;
  envelope?: string | null;
  action?: string;
  status?: string;
}

/* after the example of RFC 3464, appendix E */
const report = ({
  type = 'multipart/report; report-type=delivery-status;\r\n\tboundary="RAA14128.773615765/CS.UTK.EDU"',
  to = 'donus@site.example',
  envelope = id,
  action = 'failed',
  status = '5.1.1',
}: Report = {}): string =>
  [
    'Date: Thu, 7 Jul 1994 17:16:05 -0400',
    'From: Mail Delivery Subsystem <MAILER-DAEMON@CS.UTK.EDU>',
    `To: <${to}>`,
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    '',
    '--RAA14128.773615765/CS.UTK.EDU',
    '',
    'The original message was not delivered. Action: delivered',
    '',
    '--RAA14128.773615765/CS.UTK.EDU',
    'content-type: message/delivery-status',
    '',
    'Reporting-MTA: dns; cs.utk.edu',
    ...(envelope === null ? [] : [`Original-Envelope-Id: ${envelope}`]),
    '',
    'Original-Recipient: rfc822;louisl@larry.slip.umd.edu',
    'Final-Recipient: rfc822;louisl@larry.slip.umd.edu',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 426 connection timed out',
    '  Action: delivered',
    '',
    '--RAA14128.773615765/CS.UTK.EDU',
    'content-type: message/rfc822',
    '',
    'Action: delivered',
    '',
    '--RAA14128.773615765/CS.UTK.EDU--',
  ].join('\r\n');

/* RFC 3464 §2.3.3 and RFC 3463: what the word and the class of the number mean */
test.each([
  ['failed', '5.1.1', 'bounced-permanent'],
  ['failed', '5.1.2', 'bounced-permanent'],
  ['failed', '4.4.7', 'bounced-passing'],
  ['failed', '5.2.2', 'bounced-passing'],
  ['failed', '4.2.2', 'bounced-passing'],
  ['delivered', '2.1.5', 'delivered'],
  ['Delivered', '2.0.0', 'delivered'],
  ['delayed', '4.4.1', null],
  ['relayed', '2.1.9', null],
  ['expanded', '2.1.9', null],
  ['anything', '5.0.0', null],
])('%s with %s is %s', (action, status, state) => {
  expect(readReport(report({ action, status }))).toEqual({ deliveryId: id, state, status });
});

test('a server that keeps no envelope id still names the mail by where it sends it back to', () => {
  const to = returnAddress('donus@site.example', id);
  expect(to).toBe(`donus+${id}@site.example`);
  expect(readReport(report({ envelope: null, to }))).toMatchObject({ deliveryId: id });
  expect(readReport(report({ envelope: 'QQ314159', to }))).toMatchObject({ deliveryId: id });
});

test('a failure without a number is taken for one that passes', () => {
  expect(readReport(report({ status: 'unknown' }))).toEqual({
    deliveryId: id,
    state: 'bounced-passing',
    status: null,
  });
});

test.each([
  ['an answer of the holidays', report({ type: 'text/plain' })],
  ['a receipt of another kind', report({ type: 'multipart/report; report-type=disposition-notification' })],
  ['a report of somebody else’s mail', report({ envelope: 'QQ314159' })],
  ['nothing', ''],
  ['its first line only', 'Content-Type: multipart/report; boundary="x"'],
])('%s says nothing', (_what, raw) => {
  expect(readReport(raw)).toBeNull();
});

test('with lines that end in \\n alone it says the same', () => {
  expect(readReport(report().replaceAll('\r\n', '\n'))).toEqual(readReport(report()));
});

test('a mail of a megabyte of blank lines is read in no time', () => {
  const long = report().replace('The original', `${' \r\n'.repeat(300_000)}The original`);
  expect(readReport(long)).toMatchObject({ deliveryId: id });
});
