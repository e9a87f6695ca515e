import { randomDigits } from '../random-text.ts';
import type { Collection } from '../store/store.ts';
import type { World } from '../world.ts';

export interface Sms {
  id: string;
  /** sent by our provider account, or by the bank for a challenge */
  kind: 'message' | 'otp' | 'bank';
  from: string;
  to: string;
  text: string;
  at: string;
  /** of the call that sent it, and how it ended there: the provider's number (0 is not known yet) */
  job?: string;
  status?: number;
}

export const smsOf = (world: World): Collection<Sms> => world.store.collection('sms');

export const sendSms = (world: World, sms: Omit<Sms, 'id' | 'at'>): Sms => {
  const stored: Sms = { id: randomDigits(12), at: world.clock().toISOString(), ...sms };
  smsOf(world).put(stored.id, stored);
  return stored;
};

const digits = (text: string): string => text.replace(/\D/g, '');

/** Newest first. Numbers match by their last ten digits, so `+90 5…`, `05…` and `5…` are one phone. */
export const smsTo = (world: World, to: string | undefined): Sms[] =>
  smsOf(world)
    .all()
    .filter((sms) => !to || digits(sms.to).slice(-10) === digits(to).slice(-10))
    .reverse();
