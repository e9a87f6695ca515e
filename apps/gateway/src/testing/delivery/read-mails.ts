import type { Market } from '../purchase/market.ts';
import { plainly } from './words-of-order.ts';

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
