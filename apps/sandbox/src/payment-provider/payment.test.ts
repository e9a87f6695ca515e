import { expect, test } from 'vitest';
import { goodCard, keys, merchant, paymentRequest } from '../testing/iyzico-client.ts';
import { control, get, started } from '../testing/started.ts';
import { answerSignature, callbackSignature } from './signature.ts';

test('a 3-D Secure payment: start, code by SMS, callback, charge, inquiry', async () => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  const begun = await shop.initialize();
  expect(begun).toMatchObject({ status: 'success', conversationId: 'attempt-1' });
  const page = Buffer.from(String(begun.threeDSHtmlContent), 'base64').toString();
  expect(page).toContain(`action="${sandbox.urls.acs}/challenge"`);
  expect((await shop.charges()).rows).toEqual([]);
  const { sms } = (await get(`${sandbox.urls.main}/control/sms?to=05321112233`)).body;
  expect(sms[0].text).toMatch(/100\.00 TRY .*: \d{6}\./);

  const { body } = await shop.acs(begun.paymentId, 'approve');
  expect(body.callbackUrl).toBe('http://127.0.0.1:9/odeme/donus');
  expect(body.form).toMatchObject({ status: 'success', mdStatus: '1', conversationId: 'attempt-1' });
  expect(body.form.signature).toBe(callbackSignature(keys.secretKey, body.form));

  const charged = await shop.auth(begun.paymentId);
  expect(charged).toMatchObject({
    status: 'success',
    paidPrice: 100,
    lastFourDigits: '0008',
    cardFamily: 'Paraf',
  });
  expect(charged.signature).toBe(
    answerSignature(keys.secretKey, [String(begun.paymentId), 'TRY', 'order-1', 'attempt-1', '100', '100']),
  );
  const asked = await shop.detail({ paymentConversationId: 'attempt-1' });
  expect(asked).toMatchObject({ paymentStatus: 'SUCCESS', paymentId: begun.paymentId });
  expect((await shop.charges()).net).toEqual([
    { conversationId: 'attempt-1', basketId: 'order-1', net: 10000, charges: 1, currency: 'TRY' },
  ]);
});

test('a second charge of the same payment is refused, and none is taken before the buyer has proved himself', async () => {
  const shop = merchant(await started());
  const { paymentId } = await shop.initialize();
  expect(await shop.auth(paymentId)).toMatchObject({ status: 'failure', errorCode: 'SANDBOX-3DS' });
  await shop.acs(paymentId, 'approve');
  await Promise.all([shop.auth(paymentId), shop.auth(paymentId), shop.auth(paymentId)]);
  expect(await shop.auth(paymentId)).toMatchObject({ status: 'failure', errorCode: 'SANDBOX-DONE' });
  expect((await shop.charges()).rows).toHaveLength(1);
});

test.each([
  ['amount', { paidPrice: '1.00' }],
  ['currency', { currency: 'EUR' }],
  ['basket', { basketId: 'order-2' }],
  ['conversation', { conversationId: 'attempt-2' }],
])('the v2 charge is refused when its %s differs from the start', async (_what, change) => {
  const shop = merchant(await started());
  const { paymentId } = await shop.proven();
  expect(await shop.auth(paymentId, change)).toMatchObject({ errorCode: 'SANDBOX-DIFFERS' });
  expect((await shop.charges()).rows).toEqual([]);
});

test('a direct charge has no memory: two equal requests are two charges', async () => {
  const shop = merchant(await started());
  await shop.call('/payment/auth', paymentRequest());
  await shop.call('/payment/auth', paymentRequest());
  expect((await shop.charges()).net).toMatchObject([{ charges: 2, net: 20000 }]);
});

test('two wrong codes leave a third try, three end the challenge', async () => {
  const shop = merchant(await started());
  const { paymentId } = await shop.initialize();
  expect((await shop.acs(paymentId, 'wrong-code')).body).toEqual({ kind: 'again', triesLeft: 2 });
  expect((await shop.acs(paymentId, 'wrong-code')).body).toEqual({ kind: 'again', triesLeft: 1 });
  expect((await shop.acs(paymentId, 'wrong-code')).body.form).toMatchObject({
    status: 'failure',
    mdStatus: '0',
  });
  expect(await shop.auth(paymentId)).toMatchObject({ errorCode: 'SANDBOX-3DS' });
  expect(await shop.detail({ paymentId })).toMatchObject({ paymentStatus: 'FAILURE' });
});

test('a cancelled challenge comes back as failure', async () => {
  const shop = merchant(await started());
  const { paymentId } = await shop.initialize();
  expect((await shop.acs(paymentId, 'cancel')).body.form).toMatchObject({ status: 'failure', mdStatus: '0' });
});

test.each([
  ['4111111111111129', '10051'],
  ['4129111111111111', '10005'],
  ['4128111111111112', '10012'],
  ['4127111111111113', '10041'],
  ['4126111111111114', '10043'],
  ['4125111111111115', '10054'],
  ['4124111111111116', '10084'],
  ['4123111111111117', '10057'],
  ['4122111111111118', '10058'],
  ['4121111111111119', '10034'],
  ['4120111111111110', '10004'],
  ['4130111111111118', '10204'],
])('card %s passes 3-D Secure and is declined with %s', async (cardNumber, errorCode) => {
  const shop = merchant(await started());
  const { paymentId, form } = await shop.proven({}, { cardNumber });
  expect(form.mdStatus).toBe('1');
  expect(await shop.auth(paymentId)).toMatchObject({ status: 'failure', errorCode });
  expect(await shop.detail({ paymentId })).toMatchObject({ paymentStatus: 'FAILURE', errorCode });
  expect((await shop.charges()).rows).toEqual([]);
});

test.each([
  ['4131111111111117', '0'],
  ['4141111111111115', '4'],
])('card %s comes back with mdStatus %s', async (cardNumber, mdStatus) => {
  const { form } = await merchant(await started()).proven({}, { cardNumber });
  expect(form).toMatchObject({ status: 'failure', mdStatus });
});

test('card 4151111111111112 cannot start 3-D Secure', async () => {
  const answer = await merchant(await started()).initialize({}, { cardNumber: '4151111111111112' });
  expect(answer).toMatchObject({ status: 'failure', errorCode: '10202' });
});

test('card 5406670000000009 is charged and gives nothing back', async () => {
  const shop = merchant(await started());
  const { paymentId } = await shop.proven({}, { cardNumber: '5406670000000009' });
  expect(await shop.auth(paymentId)).toMatchObject({ status: 'success' });
  expect(await shop.call('/payment/cancel', { paymentId })).toMatchObject({
    status: 'failure',
    errorCode: 'SANDBOX-NOT-CANCELLABLE',
  });
  expect(await shop.call('/v2/payment/refund', { paymentId, price: '1' })).toMatchObject({
    errorCode: 'SANDBOX-NOT-REFUNDABLE',
  });
  expect((await shop.charges()).net).toMatchObject([{ net: 10000 }]);
});

test.each([
  ['a number that is no card', {}, { cardNumber: '5528790000000009' }, '12'],
  ['a live card', {}, { cardNumber: '4242424242424242' }, '12'],
  ['a past expiry', {}, { expireYear: '2020' }, '13'],
  ['a month 13', {}, { expireMonth: '13' }, '14'],
  ['a short code', {}, { cvc: '12' }, '15'],
  ['a price of nothing', { price: '0', paidPrice: '0' }, {}, '5005'],
  ['a price beyond the limit', { paidPrice: '100000' }, {}, '5008'],
  ['items that do not add up', { price: '99.00' }, {}, '5062'],
  ['a missing address', { billingAddress: undefined }, {}, '11'],
  ['an amount with a comma', { price: '100,00' }, {}, '11'],
  ['parts for a debit card', { installment: 3 }, { cardNumber: '4987490000000002' }, 'SANDBOX-INSTALLMENT'],
  ['parts for a foreign card', { installment: 3 }, { cardNumber: '5400010000000004' }, 'SANDBOX-INSTALLMENT'],
  ['four parts', { installment: 4 }, {}, 'SANDBOX-INSTALLMENT'],
])('%s is refused', async (_case, change, card, errorCode) => {
  const answer = await merchant(await started()).initialize(change, card);
  expect(answer).toMatchObject({ status: 'failure', errorCode });
});

test('a wrong signature and a wrong key are refused', async () => {
  const shop = merchant(await started());
  expect(await shop.call('/payment/detail', {}, 'IYZWSv2 bm9wZQ==')).toMatchObject({ errorCode: '1001' });
  const forged = Buffer.from('apiKey:sandbox-api-key&randomKey:r&signature:00').toString('base64');
  expect(await shop.call('/payment/detail', {}, `IYZWSv2 ${forged}`)).toMatchObject({ errorCode: '1000' });
});

test('parts: the table of a credit card, single payment only for debit and foreign cards', async () => {
  const shop = merchant(await started());
  const table = async (binNumber: string) => {
    const answer = await shop.call('/payment/iyzipos/installment', { price: '1000', binNumber });
    const [detail] = answer.installmentDetails as {
      installmentPrices: { installmentNumber: number; totalPrice: number }[];
    }[];
    return detail?.installmentPrices.map(({ installmentNumber, totalPrice }) => [
      installmentNumber,
      totalPrice,
    ]);
  };
  expect(await table(goodCard.slice(0, 8))).toEqual([
    [1, 1000],
    [3, 1035],
    [6, 1070],
    [9, 1105],
    [12, 1140],
  ]);
  expect(await table('49874900')).toEqual([[1, 1000]]);
  expect(await table('540001')).toEqual([[1, 1000]]);
  expect(await shop.call('/payment/bin/check', { binNumber: '374427' })).toMatchObject({
    cardAssociation: 'AMERICAN_EXPRESS',
    cardFamily: 'Bonus',
  });
  expect(await shop.call('/payment/bin/check', { binNumber: '999999' })).toMatchObject({
    errorCode: '10213',
  });
});

test('the table of installments changes while merchants look: by family, counts come and go, and what went is refused', async () => {
  const sandbox = await started();
  const shop = merchant(sandbox);
  const tableOf = async (binNumber: string) => {
    const answer = await shop.call('/payment/iyzipos/installment', { price: '1000', binNumber });
    const [detail] = answer.installmentDetails as {
      installmentPrices: { installmentNumber: number; totalPrice: number }[];
    }[];
    return detail?.installmentPrices.map(({ installmentNumber, totalPrice }) => [
      installmentNumber,
      totalPrice,
    ]);
  };
  const change = (installments: unknown) => control(sandbox, 'payment', { installments });
  expect((await change({ Paraf: { 3: 50, 4: 62 }, '*': { 2: 0 } })).status).toBe(200);
  expect(await tableOf(goodCard.slice(0, 8))).toEqual([
    [1, 1000],
    [3, 1050],
    [4, 1062],
  ]);
  expect(await tableOf('55260800')).toEqual([
    [1, 1000],
    [2, 1000],
  ]);
  expect(await tableOf('49874900')).toEqual([[1, 1000]]);
  const inSix = { installment: 6, paidPrice: '107.00' };
  expect(await shop.initialize(inSix)).toMatchObject({ status: 'failure' });
  expect((await change({ Paraf: { 1: 5 } })).status).toBe(400);
  await change(null);
  expect(await shop.initialize(inSix)).toMatchObject({ status: 'success' });
});

test('a payment in parts keeps price and paid price apart', async () => {
  const shop = merchant(await started());
  const { paymentId } = await shop.proven({ installment: 3, paidPrice: '103.50' });
  expect(await shop.auth(paymentId, { paidPrice: 103.5 })).toMatchObject({
    price: 100,
    paidPrice: 103.5,
    installment: 3,
  });
});

test('the newest charged try answers for its conversation, and an unknown one is 5087', async () => {
  const shop = merchant(await started());
  const { paymentId } = await shop.proven();
  await shop.auth(paymentId);
  await shop.initialize();
  expect(await shop.detail({ paymentConversationId: 'attempt-1' })).toMatchObject({ paymentId });
  expect(await shop.detail({ paymentConversationId: 'never' })).toMatchObject({ errorCode: '5087' });
  expect(await shop.detail({})).toMatchObject({ errorCode: '5087' });
});

test('every number accepted by the provider is one of the test cards, and none is kept', async () => {
  const sandbox = await started();
  await merchant(sandbox).initialize();
  const { body } = await get(`${sandbox.urls.main}/control/payments`);
  expect(JSON.stringify(body)).not.toContain(goodCard);
});
