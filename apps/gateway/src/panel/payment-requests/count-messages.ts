import type { Contact } from '../../payments/requests/opened-request.ts';
import type { Context } from '../../platform/context.ts';
import { countEach } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';

/** payment links that one phone or one address gets in an hour, whoever of staff sends them */
const perHour = 5;

const places = { sms: 'phone', mail: 'email' } as const;

/**
 * Counts what is about to be sent to whom.
 * @param field of the request that says where it goes; without it the contact's own
 * @throws Refusal `too-many-requests` at that field
 */
export const countMessages = async (
  context: Context,
  contact: Contact,
  channels: readonly ('sms' | 'mail')[],
  field?: string,
): Promise<void> => {
  for (const channel of channels) {
    const place = places[channel];
    const to = contact[place]?.toLowerCase();
    if (!to) continue;
    try {
      await countEach(context, [{ of: ['payment-link-sent', channel, to], limit: perHour }], 3600);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, retryAfter, headers } = error;
      const fields = [{ field: field ?? place, message: 'payment.error.often' }];
      throw new Refusal(code, { fields, headers, ...(retryAfter === undefined ? {} : { retryAfter }) });
    }
  }
};
