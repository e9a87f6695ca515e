import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashV3, isHash } from './nestpay-hash.ts';

/* vectors: mewebstudio/pos tests/Unit/Crypt/EstV3PosCryptTest.php */
const storeKey = '123456';
const published: Record<string, string> = {
  ReturnOid: '202210308C0F',
  TRANID: '',
  hashAlgorithm: 'ver3',
  PAResSyntaxOK: 'true',
  firmaadi: 'John Doe',
  islemtipi: 'Auth',
  lang: 'tr',
  merchantID: '190200000',
  maskedCreditCard: '4355 08** **** 4358',
  amount: '1.01',
  sID: '1',
  ACQBIN: '454672',
  Ecom_Payment_Card_ExpDate_Year: '26',
  EXTRA_CARDBRAND: 'VISA',
  Email: 'mail@customer.com',
  MaskedPan: '435508***4358',
  acqStan: '184784',
  merchantName: 'Ziraat 3D_Pay',
  clientIp: '89.244.149.137',
  EXTRA_KAZANILANPUAN: '000000010.00',
  okUrl: 'http://localhost/akbank/3d-pay/response.php',
  md: '435508:51104213993AC8DFE8839C7F7E391B461115D09A1D88948C8ACE421D7D7EAA5A:3545:##190200000',
  ProcReturnCode: '00',
  payResults_dsId: '1',
  taksit: '',
  TransId: '22303RqiC11252',
  EXTRA_TRXDATE: '20221030 17:42:33',
  Ecom_Payment_Card_ExpDate_Month: '12',
  storetype: '3d_pay',
  Response: 'Approved',
  SettleId: '2383',
  mdErrorMsg:
    'Y-status/Challenge authentication via ACS: https://3ds-acs.test.modirum.com/mdpayacs/creq?token=214711321.1667140951.Ud_jQl3B2l1',
  ErrMsg: '',
  PAResVerified: 'true',
  cavv: 'ABABBCgghAAAAABllJMDdZdTdic=',
  digest: 'digest',
  HostRefNum: '230317184784',
  callbackCall: 'true',
  AuthCode: '216981',
  failUrl: 'http://localhost/akbank/3d-pay/response.php',
  xid: 'N1An1iS5iN4u/1VWS6CgzSGRtN0=',
  encoding: 'ISO-8859-9',
  currency: '949',
  oid: '202210308C0F',
  mdStatus: '1',
  dsId: '1',
  eci: '05',
  version: '2.0',
  EXTRA_CARDISSUER: 'AKBANK T.A.S.',
  clientid: '190200000',
  txstatus: 'Y',
  rnd: 'J/jGATA5LLVaMfpU+Yyu',
};
const hash = 'jVgcwtx4vxxAcX8+ajsrrzp77k9uaGu1pjDQfCpoUG95y2MwwGipc6cF3kESiTphjV8/1ESSc6zg9KyTSxUnzA==';

test("a bank's published return has the hash it came with", () => {
  expect(hashV3({ ...published, HASH: hash }, storeKey)).toBe(hash);
  expect(hashV3({ ...published, nationalidno: '10000000146' }, storeKey)).toBe(hash);
});

test('a published request has its hash', () => {
  expect(
    hashV3(
      {
        clientid: '190100000',
        storetype: '3d',
        amount: '100.25',
        oid: 'order222',
        okUrl: 'https://domain.com/success',
        failUrl: 'https://domain.com/fail_url',
        rnd: '12345',
        hashAlgorithm: 'ver3',
        lang: 'tr',
        currency: '949',
        islemtipi: 'Auth',
        taksit: '',
      },
      storeKey,
    ),
  ).toBe('4aUsG5hqlIFLc9s8PKc5rWb2OLhmxDDewNgKa2XrwoYCIxlyVq8Fjl4IVaZzoqL983CfTseicmnTA0PjZr74xg==');
});

test('the order of names does not depend on the order of fields', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(Object.entries(published), { minLength: 52 }), (entries) => {
      expect(hashV3(Object.fromEntries(entries), storeKey)).toBe(hash);
    }),
    { numRuns: 50 },
  );
});

test('any change of any value, and another key, give another hash', () => {
  for (const name of Object.keys(published).filter((one) => one !== 'encoding'))
    expect(hashV3({ ...published, [name]: `${published[name]}x` }, storeKey)).not.toBe(hash);
  expect(hashV3(published, '1234567')).not.toBe(hash);
});

test('bars and backslashes of values cannot stand for those between them', () => {
  expect(hashV3({ a: '1|2', b: '3' }, 'k')).not.toBe(hashV3({ a: '1', b: '2|3' }, 'k'));
  expect(hashV3({ a: '1\\', b: '2' }, 'k')).not.toBe(hashV3({ a: '1', b: '\\2' }, 'k'));
});

test('a hash of another length or kind is refused without an error', () => {
  for (const given of [null, 1, {}, [hash], '', hash.slice(1), `${hash.slice(0, -1)}İ`])
    expect(isHash(hash, given)).toBe(false);
  expect(isHash(hash, hash)).toBe(true);
});
