import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cards } from '../../testing/purchase/outside.ts';
import { openStand, postedForm, type Stand } from '../../testing/purchase/provider-stand.ts';
import type { FormFields } from './form-fields.ts';
import { findReturn, givenBackMinor, type ReturnFound } from './given-back.ts';
import type { InquiryAnswer, TakenCharge } from './provider.ts';
import { readDay } from './read-day.ts';

/*
 * What every payment provider of ours has to do, run over each of them against the sandbox, whose books judge. A new one
 * is a row of this table.
 */
const providers = [
  { name: 'iyzico', environment: {} },
  { name: 'nestpay', environment: { NESTPAY_STORE_TYPE: '3d' } },
  { name: 'nestpay', environment: { NESTPAY_STORE_TYPE: '3d_pay' } },
];
const declined = '4111111111111129';

describe.each(providers)('$name $environment.NESTPAY_STORE_TYPE', ({ name, environment }) => {
  let stand: Stand;
  beforeAll(async () => {
    stand = await openStand(name, environment);
  });
  afterAll(() => stand.close());
  afterEach(() => stand.mend());

  const kinds = async (attemptId: string) => (await stand.booked(attemptId)).map(({ kind }) => kind);
  const inquire = (attemptId: string): Promise<InquiryAnswer> => stand.provider.inquire(attemptId);
  const finish = async (
    { charge, paymentId, form }: Awaited<ReturnType<Stand['proven']>>,
    provider = stand.provider,
  ) => provider.finish(charge, paymentId, provider.readReturn(form)?.proof ?? null);
  /** a charge whose bank day is over, where that decides whether it can be refunded */
  const settledCharge = async (card?: string): Promise<TakenCharge> => {
    const charge = await stand.taken(card);
    if (stand.part === 'nestpay') await stand.fault({ settled: true });
    return charge;
  };
  const listed = async (
    charge: TakenCharge,
    reference: string,
    amountMinor: number,
    done: number[] = [],
  ): Promise<ReturnFound | 'no-charge'> => {
    const found = await inquire(charge.attemptId);
    return found.result === 'charged'
      ? findReturn(found, { reference, amountMinor }, { doneMinor: done, open: [] })
      : 'no-charge';
  };

  test('charges what was asked, once, and says so when it is asked', async () => {
    const charge = await stand.taken();
    expect(await stand.booked(charge.attemptId)).toMatchObject([{ kind: 'charge', amount: 10_025 }]);
    const found = await inquire(charge.attemptId);
    expect(found).toMatchObject({ result: 'charged', attemptId: charge.attemptId, paidMinor: 10_025 });
    expect(found.result === 'charged' && givenBackMinor(found)).toBe(0);
  });

  test('a declined card is declined, and so it is when asked', async () => {
    const begun = await stand.proven(declined);
    expect(await finish(begun)).toMatchObject({ result: 'declined', code: 'bank-not-approved' });
    expect(await inquire(begun.charge.id)).toMatchObject({ result: 'declined' });
    expect(await kinds(begun.charge.id)).toEqual([]);
  });

  test('a buyer who gives up at the bank is not charged', async () => {
    const { charge, form } = await stand.proven(cards.success, 'cancel');
    const back = stand.provider.readReturn(form);
    expect(back?.attemptId).toBe(charge.id);
    if (back?.authenticated)
      expect(await stand.provider.finish(charge, charge.id, back.proof)).toMatchObject({
        result: 'declined',
      });
    expect(await kinds(charge.id)).toEqual([]);
  });

  test.each(['auth-timeout-after-charge', 'auth-500-after-charge', 'auth-garbage-after-charge'])(
    'an answer that is lost (%s) is unclear, and the charge is found',
    async (fault) => {
      const begun = await stand.proven();
      /* where the bank charges, our question is what can be lost */
      const lost = stand.provider.takes === 'at-bank' ? ['detail-down', 'report-down'] : [fault];
      await stand.fault({ fault: lost });
      expect((await finish(begun)).result).toBe('unclear');
      await stand.mend();
      expect(await inquire(begun.charge.id)).toMatchObject({ result: 'charged', paidMinor: 10_025 });
      expect(await kinds(begun.charge.id)).toEqual(['charge']);
    },
  );

  test('a charge that never reached the provider is unclear, and then not there', async () => {
    if (stand.provider.takes === 'at-bank') return;
    const begun = await stand.proven();
    await stand.fault({ fault: 'auth-timeout', times: 1 });
    expect((await finish(begun, stand.impatient)).result).toBe('unclear');
    expect(['pending', 'absent']).toContain((await inquire(begun.charge.id)).result);
  });

  test('an attempt nobody made is absent', async () => {
    expect(await inquire('A'.repeat(22))).toEqual({ result: 'absent' });
  });

  test.each(['50000', '1', '1001', '10051', '05', '51', '99', 'CORE-2507', 'CORE-9999', '77777'])(
    'a question that fails with %s says nothing about the payment',
    async (failureCode) => {
      const charge = await stand.taken();
      await stand.fault({ fault: ['detail-failure', 'report-failure'], failureCode });
      const said = await inquire(charge.attemptId);
      expect(said.result).toBe('question-failed');
    },
  );

  test('when the list of returns fails, the charge is certain and the returns are not', async () => {
    const charge = await stand.taken();
    await stand.fault({ fault: 'report-down' });
    expect(await inquire(charge.attemptId)).toMatchObject({ result: 'charged', returnsBy: 'nothing' });
  });

  test('the same attempt finished twice is one charge, and never a refusal', async () => {
    const begun = await stand.proven();
    expect((await finish(begun)).result).toBe('charged');
    expect((await finish(begun)).result).not.toBe('declined');
    expect(await kinds(begun.charge.id)).toEqual(['charge']);
  });

  /** the test may run over midnight */
  const dayAt = (days: number) => todayInIstanbul(new Date(Date.now() + days * 86_400_000));
  const movesOf = async (attemptIds: readonly string[], provider = stand.provider) => {
    const days = [await readDay(provider, dayAt(-1)), await readDay(provider, dayAt(0))];
    const unread = days.find(({ result }) => result !== 'day');
    if (unread) return unread.result;
    const rows = days.flatMap((day) => (day.result === 'day' ? day.rows : []));
    const charges = rows.filter(
      ({ kind, reference }) => kind === 'charge' && attemptIds.includes(reference ?? ''),
    );
    return rows
      .filter(({ paymentId }) => charges.some((one) => one.paymentId === paymentId))
      .map(({ kind, reference, amountMinor, currency }) => ({ kind, reference, amountMinor, currency }));
  };

  test('a day holds every charge, void and refund under our references, over all its pages, or there is no list', async () => {
    const [voided, refunded] = [await stand.taken(), await stand.taken()];
    await stand.provider.void(voided, 'day-void');
    if (stand.part === 'payment') await stand.provider.refund(refunded, 'day-refund', 1_000);
    const ids = [voided.attemptId, refunded.attemptId];
    if (stand.provider.list === null) {
      expect(await movesOf(ids)).toBe('no-list');
      return;
    }
    await stand.fault({ reportPageSize: 1 });
    expect(await movesOf(ids)).toEqual([
      { kind: 'charge', reference: voided.attemptId, amountMinor: 10_025, currency: 'TRY' },
      { kind: 'charge', reference: refunded.attemptId, amountMinor: 10_025, currency: 'TRY' },
      { kind: 'void', reference: 'day-void', amountMinor: 10_025, currency: 'TRY' },
      { kind: 'refund', reference: 'day-refund', amountMinor: 1_000, currency: 'TRY' },
    ]);
    expect(await readDay(stand.provider, dayAt(1))).toEqual({ result: 'day', rows: [] });
  });

  test.each(['down', 'hang', 'report-down', 'report-failure', 'report-half'])(
    'with %s a day is a question that failed, never an empty one',
    async (fault) => {
      if (stand.provider.list === null) return;
      const charge = await stand.taken();
      await stand.fault({ fault });
      const asked = fault === 'hang' ? stand.impatient : stand.provider;
      expect(await movesOf([charge.attemptId], asked)).toBe('question-failed');
    },
  );

  test('a page that fails after a good one makes no half day', async () => {
    if (stand.provider.list === null) return;
    await stand.taken();
    await stand.taken();
    const day = dayAt(0);
    await stand.fault({ reportPageSize: 1 });
    expect((await stand.provider.list(day, 1)).result).toBe('page');
    await stand.fault({ fault: 'report-half' });
    expect((await stand.provider.list(day, 2)).result).toBe('question-failed');
  });

  test('a void takes all back and is listed', async () => {
    const charge = await stand.taken();
    expect(await stand.provider.void(charge, 'void-1')).toEqual({
      result: 'done',
      reference: 'void-1',
      amountMinor: 10_025,
    });
    expect(await listed(charge, 'void-1', 10_025)).toBe('made');
    expect((await stand.provider.void(charge, 'void-2')).result).not.toBe('done');
    expect(await kinds(charge.attemptId)).toEqual(['cancel', 'charge']);
  });

  test('two parts of one amount are two returns, and no third beyond what was paid', async () => {
    const charge = await settledCharge();
    for (const reference of ['part-1', 'part-2'])
      expect(await stand.provider.refund(charge, reference, 4_000)).toMatchObject({
        result: 'done',
        reference,
      });
    expect(await listed(charge, 'part-2', 4_000, [4_000])).toBe('made');
    expect((await stand.provider.refund(charge, 'part-3', 4_000)).result).not.toBe('done');
    expect(await listed(charge, 'part-3', 4_000, [4_000, 4_000])).toBe('absent');
    expect((await stand.booked(charge.attemptId)).map(({ amount }) => amount)).toEqual([
      -4_000, -4_000, 10_025,
    ]);
  });

  test.each<[string, ReturnFound, number]>([
    ['refund-timeout', 'absent', 1],
    ['refund-timeout-after-refund', 'made', 2],
    ['refund-failure-after-refund', 'made', 2],
    ['refund-unsigned', 'absent', 1],
  ])(
    'with %s a second part is unclear, and then %s by what the provider lists',
    async (fault, said, refunds) => {
      const charge = await settledCharge();
      await stand.provider.refund(charge, 'part-1', 3_000);
      await stand.fault({ fault, times: 1, failureCode: '77777' });
      /* what is made all the same has time to be */
      const asked = fault === 'refund-timeout' ? stand.impatient : stand.provider;
      expect((await asked.refund(charge, 'part-2', 3_000)).result).toBe('unclear');
      expect(await listed(charge, 'part-2', 3_000, [3_000])).toBe(said);
      expect((await kinds(charge.attemptId)).filter((kind) => kind === 'refund')).toHaveLength(refunds);
    },
  );

  test('a provider that is busy is asked later, and nothing was done', async () => {
    const charge = await settledCharge();
    await stand.fault({ fault: 'refund-failure', failureCode: null, times: 1 });
    const answer = await stand.provider.refund(charge, 'busy', 1_000);
    expect(answer).toMatchObject({ result: 'later' });
    expect(await kinds(charge.attemptId)).toEqual(['charge']);
  });

  test('before the bank’s day end a refund is not settled where that matters; after it a void is none', async () => {
    if (stand.part === 'payment') return;
    const charge = await stand.taken();
    expect(await stand.provider.refund(charge, 'early', 1_000)).toEqual({ result: 'not-settled' });
    await stand.fault({ settled: true });
    expect(await stand.provider.void(charge, 'late')).toEqual({ result: 'not-voidable' });
    expect(await kinds(charge.attemptId)).toEqual(['charge']);
  });

  test('a card that takes nothing back is refused for good', async () => {
    const charge = await settledCharge(cards.notRefundable);
    expect(await stand.provider.void(charge, 'v')).toEqual({ result: 'not-voidable' });
    expect(await stand.provider.refund(charge, 'r', 1_000)).toMatchObject({ result: 'refused' });
    expect(await kinds(charge.attemptId)).toEqual(['charge']);
  });

  test('a genuine return is read whatever the order of its fields', async () => {
    const { charge, form } = await stand.proven();
    const turned = Object.fromEntries(Object.entries(form).toReversed()) as FormFields;
    for (const one of [form, turned])
      expect(stand.provider.readReturn(one)).toMatchObject({ attemptId: charge.id, authenticated: true });
  });

  test('every changed, missing, doubled or added field makes a return that is none', async () => {
    const { form } = await stand.proven();
    const other = (await stand.proven()).form;
    for (const field of Object.keys(form).filter((one) => one !== 'encoding')) {
      const value = String(form[field]);
      const changed: FormFields[] = [
        { ...form, [field]: `${value}0` },
        { ...form, [field]: value === '' ? '1' : '' },
        { ...form, [field]: [value, value] },
      ];
      if (String(other[field]) !== value) changed.push({ ...form, [field]: String(other[field]) });
      for (const one of changed) expect(stand.provider.readReturn(one), field).toBeNull();
    }
    expect(stand.provider.readReturn({})).toBeNull();
  });

  test('a return of another key is none', async () => {
    await stand.fault({ fault: 'bad-callback-signature' });
    const { form } = await stand.proven();
    expect(stand.provider.readReturn(form)).toBeNull();
    expect(
      stand.provider.readReturn(postedForm({ oid: 'x', conversationId: 'x', mdStatus: '1' })),
    ).toBeNull();
  });

  test('a notice without a right signature is none', () => {
    const notice = {
      iyziEventType: 'THREE_DS_AUTH',
      paymentId: '1',
      paymentConversationId: 'A'.repeat(22),
      status: 'SUCCESS',
    };
    for (const signature of [undefined, '', '0'.repeat(64), ['0'.repeat(64)]])
      expect(stand.provider.readNotice(notice, { 'x-iyz-signature-v3': signature })).toBeNull();
    expect(stand.provider.readNotice({}, {})).toBeNull();
  });
});
