import { describe, expect, test } from 'vitest';
import type { Command, ReturnAnswer } from './command.ts';
import { decided } from './search/decided.ts';
import { samplePolicy, sampleRefund } from './search/samples.ts';
import type { Order, Refund } from './state.ts';

/* By hand from docs/lifecycle.md, with the search's short clocks: window 4, a part again after 12, a person after 100. */

const back = (...refunds: Partial<Refund>[]): Partial<Order> => ({
  goal: 'undo',
  give: 'all',
  reason: 'policy-failed',
  policy: samplePolicy('refused'),
  refunds: refunds.map((one) => sampleRefund(one)),
});
const send = (but: { sameDay?: boolean; isCeilingReached?: boolean } = {}): Command => ({
  do: 'send-refund',
  refundId: 'r1',
  sameDay: true,
  isCeilingReached: false,
  ...but,
});
const says = (answer: ReturnAnswer, tried = 1): Command => ({
  do: 'refund-answer',
  refundId: 'r1',
  try: tried,
  answer,
});
const asks = (answer: ReturnAnswer, askedAt = 9, tried = 1): Command => ({
  do: 'refund-inquiry',
  refundId: 'r1',
  try: tried,
  askedAt,
  answer,
});
const sent = { st: 'sent', tries: 1, askedAt: 5 } as const;
const used = { looks: 3, absent: 2, lookedAt: 7 } as const;
const anew = { looks: 0, absent: 0, lookedAt: null } as const;

describe('what one command makes of a payment back', () => {
  test.each<[string, Command, Partial<Refund>, Partial<Refund>, string]>([
    [
      'sent on the day of the charge it is a void',
      send(),
      used,
      { st: 'sent', how: 'void', tries: 1, askedAt: 9, ...anew },
      '',
    ],
    ['later it is a refund', send({ sameDay: false }), {}, { st: 'sent', how: 'refund' }, ''],
    ['so is a part of it', send(), { amount: 40 }, { st: 'sent', how: 'refund' }, ''],
    [
      'a void that was put off stays one',
      send(),
      { tries: 1, how: 'void' },
      { st: 'sent', how: 'void', tries: 2 },
      '',
    ],
    [
      'a refund that was put off stays one',
      send(),
      { tries: 1 },
      { st: 'sent', how: 'refund', tries: 2 },
      '',
    ],
    [
      'above the ceiling it is held',
      send({ isCeilingReached: true }),
      { absent: 1 },
      { st: 'held', held: 'ceiling', tries: 0, absent: 0 },
      'refund-held r1',
    ],
    [
      'unless two persons released it',
      send({ isCeilingReached: true }),
      { isReleased: true },
      { st: 'sent' },
      '',
    ],
    ['done', says({ k: 'done' }), sent, { st: 'done', held: null }, 'refund-done r1'],
    ['done, whichever try it was', says({ k: 'done' }, 7), sent, { st: 'done' }, 'refund-done r1'],
    [
      'done, after it was held',
      says({ k: 'done' }),
      { st: 'held', held: 'unknown', tries: 2 },
      { st: 'done', held: null },
      'refund-done r1',
    ],
    [
      'a no to what is being asked about already',
      says({ k: 'refused' }),
      { ...sent, st: 'unknown' },
      { st: 'unknown' },
      '',
    ],
    [
      'a part, when its day is closed',
      asks({ k: 'absent' }, 17),
      { ...sent, absent: 1, amount: 40 },
      { st: 'due' },
      '',
    ],
    [
      'a part, just before',
      asks({ k: 'absent' }, 16),
      { ...sent, absent: 1, amount: 40 },
      { st: 'unknown' },
      '',
    ],
    [
      'a whole one just before the window is over',
      asks({ k: 'absent' }, 8),
      { ...sent, absent: 1 },
      { st: 'unknown', absent: 2 },
      '',
    ],
    ['what is done is done once', says({ k: 'done' }), { ...sent, st: 'done' }, { st: 'done' }, ''],
    ['what is done stays so', says({ k: 'refused' }), { ...sent, st: 'done' }, { st: 'done' }, ''],
    ['found done when asked about', asks({ k: 'done' }), sent, { st: 'done' }, 'refund-done r1'],
    [
      'asked about again it is done once',
      asks({ k: 'done' }),
      { ...sent, st: 'done' },
      { st: 'done', looks: 0 },
      '',
    ],
    [
      'a refund that is refused is a person’s',
      says({ k: 'refused' }),
      sent,
      { st: 'held', held: 'refused' },
      'refund-held r1',
    ],
    [
      'a void that is refused is a refund next',
      says({ k: 'refused' }),
      { ...sent, ...used, how: 'void' },
      { st: 'due', how: 'refund', from: 9, ...anew },
      '',
    ],
    [
      'the day is over there',
      says({ k: 'not-voidable' }),
      { ...sent, how: 'void' },
      { st: 'due', how: 'refund', from: 9 },
      '',
    ],
    [
      'the provider is too busy',
      says({ k: 'later', ms: 7 }),
      { ...sent, ...used },
      { st: 'due', from: 16, ...anew },
      '',
    ],
    [
      'its answer says nothing',
      says({ k: 'unclear' }),
      sent,
      { st: 'unknown', isDoubtful: true, absent: 0 },
      '',
    ],
    ['an answer to an earlier try', says({ k: 'refused' }, 0), sent, { st: 'sent' }, ''],
    [
      'not among those given back yet',
      asks({ k: 'absent' }),
      sent,
      { st: 'unknown', isDoubtful: true, absent: 1, looks: 1, lookedAt: 9 },
      '',
    ],
    [
      'asked when it was sent, the answer counts',
      asks({ k: 'absent' }, 5),
      sent,
      { st: 'unknown', absent: 1 },
      '',
    ],
    ['asked before, it does not', asks({ k: 'absent' }, 4), sent, { st: 'sent', absent: 0, looks: 0 }, ''],
    [
      'not found twice and after the window, it goes again',
      asks({ k: 'absent' }),
      { ...sent, absent: 1 },
      { st: 'due', from: 9, absent: 0, isDoubtful: true },
      '',
    ],
    [
      'a part does not, until its day is closed',
      asks({ k: 'absent' }),
      { ...sent, absent: 1, amount: 40 },
      { st: 'unknown', absent: 2 },
      '',
    ],
    [
      'the question failed',
      asks({ k: 'failed', ms: 6 }),
      { ...sent, absent: 1 },
      { st: 'unknown', absent: 0, from: 15 },
      '',
    ],
    [
      'not found while it is held',
      asks({ k: 'absent' }),
      { ...sent, st: 'held', held: 'unknown' },
      { st: 'held', held: 'unknown', absent: 1 },
      '',
    ],
    [
      'the question failed while it is held',
      asks({ k: 'failed' }),
      { ...sent, st: 'held', held: 'unknown', absent: 1 },
      { st: 'held', absent: 0 },
      '',
    ],
  ])('%s', (_, command, but, expected, happened) => {
    const { order, happened: seen } = decided(command, back(but));
    expect(order?.refunds[0]).toMatchObject(expected);
    expect(seen).toBe(happened);
  });

  test('until a hundred after it was sent it is asked about by itself', () => {
    const at = (now: number) => decided(asks({ k: 'failed' }, now), back(sent), now).order?.refunds[0]?.st;
    expect([at(104), at(105)]).toEqual(['unknown', 'held']);
  });

  test('one that nobody finds for too long is a person’s, who has it asked about anew', () => {
    const { order, happened } = decided(asks({ k: 'absent' }, 105), back(sent), 105);
    expect(order?.refunds[0]).toMatchObject({ st: 'held', held: 'unknown', absent: 0, isDoubtful: true });
    expect(happened).toBe('refund-held r1');
  });

  test.each(['sent', 'unknown'] as const)('while another one of the charge is %s, none is sent', (st) => {
    const both = [{ amount: 40 }, { id: 'r2', amount: 60, st }];
    expect(decided(send(), back(...both)).refused).toBe('request-closed');
    expect(decided(send(), back({ amount: 40 }, { id: 'r2', attemptId: 'a2', st })).refused).toBeNull();
  });

  test('one of a charge that is not there is not sent', () => {
    expect(decided(send(), back({ attemptId: 'a7' })).refused).toBe('not-found');
  });
});
