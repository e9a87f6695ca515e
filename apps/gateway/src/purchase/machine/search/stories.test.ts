import { expect, test } from 'vitest';
import { kinds, retell } from './random-search.ts';
import { story, tell } from './story.ts';

/* Stories that once ended badly, and some that random histories seldom tell. Kinds are named by their place in the list. */
const [usual, bankTakes, direct] = [0, 4, 5];
const paid = `
  start 0 true
  charge a1 ok 0
  answer 0 false`;
const inForce = `${paid}
  issue o0 ok 0
  answer 0 false`;

const stories: readonly [what: string, kind: number, lines: string][] = [
  [
    'a try is not closed while the buyer may still pay at his bank',
    bankTakes,
    `
    start 0 false
    wait 5
    inquire a1 lag 2
    inquire a1 ok 2
    answer 0 false
    answer 0 false`,
  ],
  [
    'another amount than was asked for goes back as it was taken',
    direct,
    `
    start 0 true
    charge a1 wrong 2
    answer 0 false`,
  ],
  [
    'what somebody gave back at the provider is not given back again',
    direct,
    `
    start 0 true
    charge a1 dead-after 2
    returned-elsewhere a1 30
    returned-elsewhere a1 30`,
  ],
  [
    'a payment that is all back already buys nothing',
    direct,
    `
    start 0 true
    charge a1 quiet 2
    answer 0 false
    returned-elsewhere a1 100`,
  ],
  [
    'nobody says that a policy stands while its notice may be on its way',
    direct,
    `${inForce}
    propose o0 refund 100 null ada
    decide o0 p1 bora true
    end o0 late 5
    answer 0 false
    propose o0 stands null null ada
    decide o0 p2 bora true
    wait 5`,
  ],
  [
    'a late look that finds something strange is no late look',
    direct,
    `
    start 0 true
    charge a1 late 4
    wait 1
    wait 1
    answer 0 false
    wait 5
    inquire a1 lag 2
    answer 0 false
    issue o0 late 55
    find-policy o0 ok 2
    propose o0 refund 100 null ada
    answer 0 false
    answer 0 false
    decide o0 p1 bora true
    wait 40
    find-policy o0 ok 2
    answer 0 false
    wait 40
    wait 40
    find-policy o0 strange 2`,
  ],
  [
    'an insurer that keeps a policy whose money is back lies with a person',
    direct,
    `${paid}
    issue o0 late 7
    answer 0 false
    propose o0 no-policy null null ada
    decide o0 p1 bora true
    send-refund x1 ok 0
    answer 0 false
    wait 5
    wait 5
    find-policy o0 ok 0
    answer 0 false
    end o0 no 0
    answer 0 false`,
  ],
  [
    'a policy that comes late for an offer given up is ended beside the one that was bought then',
    usual,
    `
    start 0 true
    bank a1 true
    charge a1 ok 0
    answer 0 false
    issue o0 late 2
    answer 0 false
    propose o0 no-policy null null ada
    decide o0 p1 bora true
    start 1 true
    bank a2 true
    charge a2 dead-after 2
    wait 40
    inquire a2 ok 2
    answer 0 false
    find-policy o0 ok 2
    answer 0 false`,
  ],
  [
    'a part that may be on its way is not released to be sent again',
    direct,
    `${paid}
    propose o0 refund 30 null ada
    decide o0 p1 bora true
    send-refund x1 dead-after 2
    wait 40
    wait 40
    wait 40
    inquire-refund x1 failed 2
    answer 0 false
    propose o0 release null x1 ada
    decide o0 p2 bora true
    send-refund x1 dead-after 2`,
  ],
  [
    'two offers in two tabs',
    usual,
    `
    start 0 true
    start 1 true
    bank a1 true
    bank a2 true
    charge a1 ok 0
    charge a2 ok 0`,
  ],
];

test.each(stories)('%s', (_, kind, lines) => {
  const of = kinds[kind];
  if (!of) throw new Error('no such kind');
  expect(retell(of, story(lines))).toBeNull();
});

test('a story is read as it was told', () => {
  for (const [, , lines] of stories) {
    const moves = story(lines);
    expect(story(moves.map(tell).join('\n'))).toEqual(moves);
  }
  expect(() => story('fly o0')).toThrow('no move');
  expect(() => story('charge a1 strange 0')).toThrow('no fate');
});
