import { pause } from '../pause.ts';
import { randomCode } from '../random-text.ts';
import type { World } from '../world.ts';
import type { Payment, PaymentStatus } from './payment.ts';
import { webhookSignature } from './signature.ts';

const firstAfterMs = 10_000;
const againAfterMs = 15 * 60_000;
const tries = 3;

const setting = (world: World, name: string, fallback: number): number => {
  const value = world.faults.state('payment').settings[name];
  return typeof value === 'number' ? value : fallback;
};

const webhookUrl = (world: World): string | null => {
  const set = world.faults.state('payment').settings.webhookUrl;
  return typeof set === 'string' ? set : world.config.webhookUrl;
};

const delivered = async (url: string, body: string, signature: string, closing: AbortSignal) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': signature },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([closing, AbortSignal.timeout(10_000)]),
  }).catch(() => null);
  return answer?.ok ?? false;
};

/** Tells the merchant what happened: ten seconds later, then every quarter of an hour, three times at most. */
export const notify = (
  world: World,
  payment: Payment,
  iyziEventType: string,
  status: PaymentStatus,
): void => {
  const url = webhookUrl(world);
  if (!url || world.faults.takes('payment', 'webhook-never')) return;
  const notice = {
    iyziEventType,
    iyziEventTime: world.clock().getTime(),
    iyziReferenceCode: randomCode(12),
    merchantId: 1,
    paymentId: payment.paymentId,
    paymentConversationId: payment.conversationId,
    status,
  };
  const body = JSON.stringify(notice);
  const signature = webhookSignature(world.config.paymentSecretKey, notice);
  const send = async () => {
    for (let attempt = 1; attempt <= tries && !world.closing.aborted; attempt++) {
      const wait =
        attempt === 1
          ? setting(world, 'webhookDelayMs', firstAfterMs)
          : setting(world, 'webhookRetryMs', againAfterMs);
      await pause(wait, world.closing);
      if (await delivered(url, body, signature, world.closing)) return;
    }
  };
  void send();
};
