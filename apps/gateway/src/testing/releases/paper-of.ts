import { extractText, getDocumentProxy } from 'unpdf';
import type { Buyer } from '../buyer.ts';

/** The text of a purchase's policy, as a reader of the PDF sees it. */
export async function paperOf(buyer: Buyer, purchaseId: string): Promise<string> {
  const { body } = await buyer.post(`purchases/${purchaseId}/document-link`, { kind: 'policy' });
  const bytes = new Uint8Array(await (await buyer.fetch(body.url)).arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
