import { expect, test } from 'vitest';
import { refusalOf } from './smtp-answer.ts';

const thrown = (command: string, response: string) =>
  Object.assign(new Error('no'), { command, response, responseCode: Number(response.slice(0, 3)) });

/* by hand, from RFC 5321 §4.2 and RFC 3463 §3 */
test.each<[string, string, boolean, string]>([
  ['RCPT TO', '550 5.1.1 no such user', true, '5.1.1'],
  ['RCPT TO', '550 mailbox unavailable', true, '550'],
  ['RCPT TO', '550 5.1.2 no such host', true, '5.1.2'],
  ['RCPT TO', '556 5.1.10 domain takes no mail', true, '5.1.10'],
  ['RCPT TO', '451 4.7.1 greylisted, try later', false, '4.7.1'],
  ['RCPT TO', '450 mailbox busy', false, '450'],
  ['RCPT TO', '452 4.2.2 mailbox full', false, '4.2.2'],
  ['RCPT TO', '552 5.2.2 mailbox full', false, '5.2.2'],
  ['RCPT TO', '552 too much for now', false, '552'],
  ['DATA', '552 message too big', true, '552'],
  ['DATA', '552 5.3.4 message too big', true, '5.3.4'],
  ['DATA', '554 5.7.1 refused as spam', true, '5.7.1'],
  ['DATA', '554 transaction failed', true, '554'],
  ['DATA', '421 4.4.2 connection lost', false, '4.4.2'],
  /* a no to us, not to the address */
  ['AUTH PLAIN', '535 5.7.8 wrong password', false, '5.7.8'],
  ['MAIL FROM', '550 5.7.1 sender not allowed', false, '5.7.1'],
  ['CONN', '554 no service here', false, '554'],
])('%s answered "%s"', (command, response, isPermanent, code) => {
  expect(refusalOf(thrown(command, response))).toEqual({ isPermanent, code });
});

test('words of a server around its reply mislead nobody', () => {
  const response = 'all recipients were rejected: 550 5.1.1 no such user, see http://example.com/4.2.2';
  const error = Object.assign(new Error('no'), { command: 'RCPT TO', response, responseCode: 550 });
  expect(refusalOf(error)).toEqual({ isPermanent: true, code: '5.1.1' });
});

test.each([
  ['a wait that ran out', new Error('the mail took too long')],
  ['a name nobody knows', Object.assign(new Error('getaddrinfo'), { code: 'EDNS', command: 'CONN' })],
  ['what is no error', 'x'],
])('%s passes', (_what, error) => {
  expect(refusalOf(error)).toEqual({ isPermanent: false, code: null });
});
