import { describe, expect, test } from 'vitest';
import { readSettlementFile } from './iyzico/settlement-file.ts';
import { readValueDateFile } from './nestpay/settlement-file.ts';
import { feeOf } from './settlement.ts';

/* Columns by the names that docs.iyzico.com publishes; amounts worked out by hand. */
const head =
  'transactionDate,transactionType,afterSettlement,paymentTxId,paymentId,conversationId,paidPrice,installment,' +
  'iyziCommissionRateAmount,iyziCommissionFee,merchantPayoutAmount,settlementCurrency,settlementReferenceCode,' +
  'settlementResolveDate,chargeType,disputeReferenceCode';
const charge =
  '2026-11-20 09:15:00,auth,0,501,77,attempt-1,100.00,1,2.99,0.25,96.76,TRY,SET1,2026-11-23 10:00:00,,';
const refund =
  '2026-11-21 09:15:00,refund,1,501,77,refund-1,10.50,1,0.00,0.00,-10.50,TRY,SET1,2026-11-23 10:00:00,,';
const dispute =
  '2026-11-21 09:15:00,refund,1,501,77,attempt-1,100.00,1,15.00,0.00,-115.00,TRY,SET1,2026-11-23 10:00:00,CHARGEBACK,D-1';
const file = (rows: readonly string[], total: string) =>
  [head, ...rows, '', 'totalMerchantPayoutAmount', total, ''].join('\r\n');

describe('iyzico’s settlement file', () => {
  test('a charge, a return and a charge back, with what each adds', () => {
    const answer = readSettlementFile(file([charge, refund, dispute], '-28.74'));
    expect(answer).toMatchObject({
      result: 'payouts',
      payouts: [
        {
          reference: 'SET1',
          day: '2026-11-23',
          rows: [
            { kind: 'charge', reference: 'attempt-1', grossMinor: 10_000, feeMinor: 324, netMinor: 9_676 },
            { kind: 'return', reference: 'refund-1', grossMinor: 1_050, feeMinor: 0, netMinor: -1_050 },
            { kind: 'chargeback', grossMinor: 10_000, feeMinor: 1_500, netMinor: -11_500 },
          ],
        },
      ],
    });
  });

  test('times are those of Istanbul', () => {
    const answer = readSettlementFile(file([charge], '96.76'));
    expect(answer.result === 'payouts' && answer.payouts[0]?.rows[0]?.at).toEqual(
      new Date('2026-11-20T06:15:00Z'),
    );
  });

  test('the same movement twice is two rows, the same at every reading', () => {
    const answer = readSettlementFile(file([charge, charge], '193.52'));
    expect(answer.result === 'payouts' && answer.payouts[0]?.rows.map(({ id }) => id)).toEqual([
      'charge 501 attempt-1#1',
      'charge 501 attempt-1#2',
    ]);
  });

  test.each([
    ['a sum that is not that of the rows', file([charge], '96.77')],
    ['no sum, so it was cut off', [head, charge].join('\n')],
    ['a kind nobody heard of', file([charge.replace(',auth,', ',gift,')], '96.76')],
    ['another currency', file([charge.replace('TRY', 'EUR')], '96.76')],
    ['a part of a kuruş', file([charge.replace('96.76', '96.765')], '96.76')],
    ['no reference of its payout', file([charge.replace('SET1', '')], '96.76')],
    ['another file', 'a,b\n1,2'],
    ['nothing', ''],
  ])('%s is no file', (_, text) => {
    expect(readSettlementFile(text).result).toBe('question-failed');
  });
});

const bankHead =
  'ISYERI_NO;ISLEM_TARIHI;VALOR_TARIHI;ISLEM_TIPI;SIPARIS_NO;ISLEM_NO;TAKSIT;BRUT_TUTAR;KOMISYON;NET_TUTAR;ODEME_REFERANSI';
const bankCharge = '100200300;20.11.2026;23.11.2026;S;attempt-1;901;1;1.250,00;23,63;1.226,37;VLR1';
const bankReturn = '100200300;21.11.2026;23.11.2026;I;attempt-1;902;1;10,50;0,00;-10,50;VLR1';

describe('a bank’s file of a value date', () => {
  test('Turkish numbers and days', () => {
    const text = [bankHead, bankCharge, bankReturn, 'TOPLAM;2;1.215,87', ''].join('\r\n');
    expect(readValueDateFile(text)).toMatchObject({
      result: 'payouts',
      payouts: [
        {
          reference: 'VLR1',
          day: '2026-11-23',
          rows: [
            { kind: 'charge', grossMinor: 125_000, feeMinor: 2_363, netMinor: 122_637 },
            { kind: 'return', grossMinor: 1_050, netMinor: -1_050 },
          ],
        },
      ],
    });
  });

  test.each([
    ['without its last row', [bankHead, bankCharge].join('\n')],
    ['with another sum', [bankHead, bankCharge, 'TOPLAM;1;1.226,38'].join('\n')],
    [
      'with points for commas',
      [bankHead, bankCharge.replace('23,63', '23.63'), 'TOPLAM;1;1.226,37'].join('\n'),
    ],
  ])('%s it is none', (_, text) => {
    expect(readValueDateFile(text).result).toBe('question-failed');
  });
});

test.each([
  [{ basisPoints: 299, fixedMinor: 25 }, 10_000, 324],
  [{ basisPoints: 189, fixedMinor: 0 }, 125_000, 2_363],
  [{ basisPoints: 0, fixedMinor: 0 }, 1, 0],
])('a fee of %o of %i is %i', (terms, gross, fee) => {
  expect(feeOf(terms, gross)).toBe(fee);
});
