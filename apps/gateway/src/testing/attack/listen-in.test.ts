import { expect, test } from 'vitest';
import { listenIn } from './listen-in.ts';

const secret = '4111117419000005';
const other = '37000100718';

test('what was said before anybody knew the secrets is looked at too', () => {
  const log = listenIn('the log');
  log.hear(`{"card":"${secret}"}`);
  log.lookFor([secret, other]);
  log.hear('{"card":"****"}');
  expect(log.found()).toEqual([`${secret} stands in the log`]);
});

test('a secret is found in the first, a middle and the last piece, and told once', () => {
  const long = 'a'.repeat(1_500_000);
  for (const place of [0, 4, 9]) {
    const log = listenIn('the log');
    log.lookFor([secret]);
    for (let at = 0; at < 10; at += 1) log.hear(at === place ? `${long}${secret}` : long);
    expect(log.found()).toEqual([`${secret} stands in the log`]);
  }
  const often = listenIn('the traces');
  often.lookFor([secret]);
  for (let at = 0; at < 10; at += 1) often.hear(`${long}${secret}`);
  expect(often.found()).toEqual([`${secret} stands in the traces`]);
});

test('two halves of two lines are no number', () => {
  const log = listenIn('the log');
  log.lookFor([secret]);
  log.hear(secret.slice(0, 8));
  log.hear(secret.slice(8));
  expect(log.found()).toEqual([]);
});

test('nobody is told "nothing" who said nothing to look for', () => {
  expect(() => listenIn('the log').found()).toThrow('what to look for');
});
