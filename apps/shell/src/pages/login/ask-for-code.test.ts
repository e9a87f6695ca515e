import { createHash } from 'node:crypto';
import { otpProof } from '@sigorta/contracts/operations/otp-proof';
import { otpSend } from '@sigorta/contracts/operations/otp-send';
import { GatewayError } from '@sigorta/gateway-client/gateway-error';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect, test, vi } from 'vitest';
import { askForCode } from './ask-for-code.ts';

const phone_number = '5321112233';
const challenge = 'c2FsdC1zYWx0.12.1795392000.bWFyaw';
const sent = {
  success: true,
  message: 'Sms Gönderildi',
  delivery: 'sent',
  challenge: 'a-challenge-of-a-code',
  resendAfterSeconds: 60,
} as const;

test('on an ordinary day one call is made and no work done', async () => {
  const gateway = fakeGateway();
  const onWork = vi.fn();
  gateway.answer(otpSend, sent);
  expect(await askForCode(gateway, phone_number, onWork)).toEqual(sent);
  expect(gateway.calls(otpSend)).toEqual([{ phone_number }]);
  expect(onWork).not.toHaveBeenCalled();
});

test('where work is wanted it is done and the code asked for again', async () => {
  const gateway = fakeGateway();
  const onWork = vi.fn();
  gateway.answerBy(otpSend, ({ proof }) => {
    if (proof === undefined) throw new GatewayError('proof-required');
    return sent;
  });
  gateway.answer(otpProof, { challenge, bits: 12 });
  expect(await askForCode(gateway, phone_number, onWork)).toEqual(sent);
  expect(onWork).toHaveBeenCalledOnce();
  const nonce = gateway.calls(otpSend).at(-1)?.proof?.nonce ?? -1;
  /* twelve bits are three noughts of the hash as it is written */
  expect(createHash('sha256').update(`${challenge}.${nonce}`).digest('hex').slice(0, 3)).toBe('000');
});

test('whatever else is refused stays refused', async () => {
  const gateway = fakeGateway();
  gateway.refuse(otpSend, 'sms-failed');
  await expect(askForCode(gateway, phone_number, () => {})).rejects.toMatchObject({ code: 'sms-failed' });
  expect(gateway.calls(otpSend)).toHaveLength(1);
});
