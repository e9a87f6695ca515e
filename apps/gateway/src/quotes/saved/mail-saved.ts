import type { savedQuoteMail } from '@sigorta/contracts/operations/saved-quote-mail';
import type { Handler } from '../../platform/handler.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { callerCounts, countEach } from '../../platform/rate-limit.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { findOwnSaved } from './saved-link.ts';

/** An address anybody can type must not become somebody's flood. */
const limits = { perAddress: 3, perLink: 5, perSession: 5, perIp: 20, windowSeconds: 3600 };

/** Puts the mail into the outbox; the address lies sealed until it was sent. */
export const mailSaved: Handler<typeof savedQuoteMail> = async (context, request, call) => {
  const { db, clock, dataKeys } = context;
  const saved = await findOwnSaved(context, request.token, call);
  await countEach(
    context,
    [
      { of: ['quote-mail', 'address', request.email.toLowerCase()], limit: limits.perAddress },
      { of: ['quote-mail', 'link', saved.id], limit: limits.perLink },
      ...callerCounts('quote-mail', call, limits),
    ],
    limits.windowSeconds,
  );
  const id = randomId();
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('quote_mail')
      .values({
        id,
        saved_quote_id: saved.id,
        address: seal(dataKeys, id, request.email),
        language: request.language,
        created_at: now,
      })
      .execute();
    await enqueue(trx, 'mail-quote', id, now);
  });
  context.wake();
  return { success: true };
};
