import type { Buyer, Reply } from './buyer.ts';

interface Waiting {
  id: string;
  orderId: string | null;
  subject: string;
}

/** A second person of staff says yes to what waits for him about a purchase, a code or a partner; null when nothing does. */
export async function agree(second: Buyer, about: string | null): Promise<Reply | null> {
  const { body } = await second.post('panel/proposals', { part: 'to-decide', sort: 'asked_at' });
  const found = body.rows.find(
    ({ orderId, subject }: Waiting) => about === null || orderId === about || subject === about,
  );
  if (!found) return null;
  const note = 'Belgelere baktım, doğru';
  return second.post('panel/proposals/decide', { id: found.id, approve: true, note });
}
