import { expect } from 'vitest';
import type { Market } from '../purchase/market.ts';
import { plainly } from './words-of-order.ts';

/** By hand: who sells under our brand, where they are and how they are reached. */
export const seller = [
  'Sigorta Çarşısı Sigorta Aracılık Hizmetleri A.Ş.',
  'Örnek Mahallesi, Çarşı Caddesi No: 1, 34000 İstanbul',
  '0850 000 00 00 · destek@sigortacarsisi.example',
];

/** What the sandbox's mail server took for an address, or for one that ends like it; newest first. */
export const mailsOf = async (market: Market, address: string): Promise<{ id: string }[]> =>
  (await market.look(`mails?to=${encodeURIComponent(address)}`)).mails;

/** The same, opened: all words of each, and how much was attached. */
export const readMails = async (market: Market, address: string) =>
  Promise.all(
    (await mailsOf(market, address)).map(async ({ id }) => {
      const { subject, text, html, attachments } = await market.look(`mails/${id}`);
      return { words: plainly(`${subject}\n${text}\n${html}`), attachments: attachments.length as number };
    }),
  );

/** A mail of an order is sent once: whoever asks for it again before the first is noted as sent gets none. */
export const isNotedAsSent = ({ context }: Market, orderId: string) =>
  expect
    .poll(
      async () =>
        (
          await context.db
            .selectFrom('purchase_order')
            .select('mail_state')
            .where('id', '=', orderId)
            .executeTakeFirstOrThrow()
        ).mail_state,
      { timeout: 15_000 },
    )
    .toBe('sent');
