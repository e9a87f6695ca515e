import * as v from 'valibot';
import { expect, test } from 'vitest';
import { operations } from './operations/table.ts';

const cards = [
  '4111 1111 1111 1129',
  'Ali 4111111111111129',
  'Kartım 4111 1111 1111 1129 ile öderim, teşekkürler',
];

interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  items?: Schema[];
  value?: Schema;
  wrapped?: Schema;
  options?: Schema[];
}

/** Every text that a request may hold, with the path to it. */
function* textsIn(schema: Schema, path: string): Generator<{ path: string; schema: v.GenericSchema }> {
  if (schema.type === 'string' || schema.type === 'unknown' || schema.type === 'any') {
    yield { path, schema: schema as unknown as v.GenericSchema };
  }
  for (const [name, one] of Object.entries(schema.entries ?? {})) yield* textsIn(one, `${path}.${name}`);
  const inside = [schema.item, schema.value, schema.wrapped, ...(schema.items ?? [])];
  for (const one of inside) if (one) yield* textsIn(one, path);
  // options of a picklist are texts themselves
  for (const one of schema.options ?? []) if (typeof one === 'object') yield* textsIn(one, path);
}

/* looked for or compared and never kept, or judged further on by a schema of its own */
const elsewhere = [
  'accountNewFactor.password',
  'accountPassword.old',
  'accountPassword.password',
  'applicationList.search',
  'auditList.search',
  'basvuruYap.basvuru',
  'basvuruYap.telefon',
  'cancellationFind.identity',
  'couponCreate.product',
  'couponList.search',
  'customerFind.value',
  'dataRequestList.search',
  'invitationAccept.password',
  'listExport.filters',
  'livePrice.application',
  'otpProof.phone_number',
  'otpSend.phone_number',
  'panelCancellations.search',
  'panelPaymentRequestCreate.phone',
  'panelPaymentRequests.search',
  'panelProposals.search',
  'panelTransfers.search',
  'partnerSave.revision',
  'paymentList.search',
  'peopleList.search',
  'policyCreate.details',
  'policyList.search',
  'quoteComplete.application',
  'quoteCreate.application',
  'quoteList.search',
  'staffSignIn.email',
  'staffSignIn.password',
  'stuckWork.id',
];
/* contents of a partner's site, which everybody reads anyway */
const isContent = (path: string): boolean => /^partner(?:Save|Check)\.settings\./.test(path);

test('no text of any operation takes the number of a card', () => {
  const taking = Object.entries(operations).flatMap(([name, { request }]) =>
    [...textsIn(request as unknown as Schema, name)]
      .filter(({ schema }) => cards.some((text) => v.safeParse(schema, text).success))
      .map(({ path }) => path)
      .filter((path) => !isContent(path)),
  );
  expect([...new Set(taking)].toSorted()).toEqual(elsewhere.toSorted());
});

const everyText = Object.entries(operations).flatMap(([name, { request }]) => [
  ...textsIn(request as unknown as Schema, name),
]);

/* by hand: controls, halves of signs, signs of private use; then signs that turn text around or show nothing */
const never = ['a\u0000b', 'a\u001b[31mb', '\u0007', 'a\u009fb', 'a\ud800', '\ue000x'];
const unseen = ['\u202eabc', 'a\u202db', 'a\u2066b', '\u200b', '\ufeff', 'a\u00adb', '\u3164'];

/* compared with what is kept, or judged further on by a schema of its own */
const comparedOrJudgedLater = [
  'accountNewFactor.password',
  'accountPassword.old',
  'accountPassword.password',
  'basvuruYap.basvuru',
  'basvuruYap.telefon',
  'couponCreate.product',
  'customerFind.value',
  'invitationAccept.password',
  'listExport.filters',
  'livePrice.application',
  'otpProof.phone_number',
  'otpSend.phone_number',
  'panelPaymentRequestCreate.phone',
  'partnerSave.revision',
  'policyCreate.details',
  'quoteComplete.application',
  'quoteCreate.application',
  'staffSignIn.email',
  'staffSignIn.password',
  'stuckWork.id',
];

test('no text of any operation holds what nobody can see, or no end', () => {
  const taking = everyText
    .filter(({ schema }) => {
      const outputs = [...never, ...unseen, 'x'.repeat(20_001)].flatMap((text) => {
        const { success, output } = v.safeParse(schema, text);
        return success ? [{ text, output }] : [];
      });
      return outputs.some(
        ({ text, output }) =>
          !unseen.includes(text) ||
          (typeof output === 'string' && unseen.some((one) => output.includes(one))),
      );
    })
    .map(({ path }) => path)
    .filter((path) => !isContent(path));
  expect([...new Set(taking)].toSorted()).toEqual(comparedOrJudgedLater);
});

/* by hand; the first is a day */
const days = [
  '2026-11-22',
  '2026-11-31',
  '2024-02-30',
  '2026-02-29',
  '0000-01-01',
  '2026-13-01',
  '9999-12-31',
];

test('every day that a request may hold stands in the calendar', () => {
  const ofDays = everyText.filter(({ path }) =>
    /\.(from|to|dueOn|arrivedOn|validFrom|validUntil|birthDate)$/.test(path),
  );
  expect(ofDays.length).toBeGreaterThan(12);
  for (const { path, schema } of ofDays)
    expect(
      days.filter((day) => v.safeParse(schema, day).success),
      path,
    ).toEqual(days.slice(0, 1));
});

test.each([
  ['the name on the card', 'purchaseStart', { card: { firstName: '4111 1111 1111 1129' } }, 'card.firstName'],
  [
    'the billing address',
    'purchaseStart',
    { billing: { address: 'Ev, 4111-1111-1111-1129' } },
    'billing.address',
  ],
  ['a message', 'basvuruYap', { mesaj: 'kartım 4111111111111129' }, 'mesaj'],
  ['a name', 'basvuruYap', { adSoyad: '4111111111111129' }, 'adSoyad'],
  ['a payer', 'paymentStart', { name: '4111111111111129' }, 'name'],
] as const)('a card number in %s is told with its own sentence', (_what, name, request, path) => {
  const { issues } = v.safeParse(operations[name].request, request);
  const found = issues?.find((issue) => v.getDotPath(issue) === path);
  expect(found?.message).toBe('field.cardNumber.error');
});
