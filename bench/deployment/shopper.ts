import {
  answerQuestions,
  pay,
  quoted,
  untilPage,
} from '../../apps/gateway/src/testing/money/buyer-actions.ts';
import { formOf } from '../../apps/gateway/src/testing/purchase/bank-visit.ts';
import { askOnce, type EdgeAddress, EdgeBuyer } from './edge-client.ts';

export interface Bought {
  productId: string;
  purchaseId: string;
  email: string;
  /** what TLS agreed on */
  protocol: string;
  pdf: Buffer;
}

export interface Shop extends EdgeAddress {
  /** card entry's origin */
  card: string;
  /** the sandbox's own origin */
  sandbox: string;
}

/** What card entry's frame does when "pay" is pressed, through the edge. */
async function sealedAt({ card, ca }: Shop) {
  const answer = await askOnce(card, ca, '/kart/muhur', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: card },
    body: '5528790000000008\n12\n2030\n123',
  });
  const { sealed } = JSON.parse(await answer.text()) as { sealed: string };
  return { firstName: 'Defne', lastName: 'Aydın', sealed };
}

/** The bank's page sends the buyer back through the edge, as a form of the browser. */
async function visitBank({ ca, sandbox }: Shop, purchaseId: string, bankPage: string): Promise<void> {
  const page = new URL(bankPage);
  const hop = await askOnce(page.origin, ca, page.pathname + page.search);
  if (hop.status !== 200) throw new Error(`the hop answered ${hop.status}`);
  const { action, fields } = formOf(await hop.text());
  await fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
  const known = await fetch(`${sandbox}/control/payments`);
  const { payments } = (await known.json()) as { payments: { paymentId: string; basketId: string }[] };
  const paymentId = payments.find(({ basketId }) => basketId === purchaseId)?.paymentId;
  const approved = await fetch(`${sandbox}/control/acs/${paymentId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'approve', post: false }),
  });
  const { callbackUrl, form } = (await approved.json()) as {
    callbackUrl: string;
    form: Record<string, string>;
  };
  const back = new URL(callbackUrl);
  const answer = await askOnce(back.origin, ca, back.pathname + back.search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(form)),
  });
  if (answer.status >= 400) throw new Error(`the return from the bank was answered ${answer.status}`);
}

/** The paper, when it is drawn. */
async function paperOf(buyer: EdgeBuyer, purchaseId: string): Promise<Buffer> {
  const { body: link } = await buyer.post(`purchases/${purchaseId}/document-link`, { kind: 'policy' });
  const { pathname, search } = new URL(link.url, buyer.url);
  const answer = await buyer.fetch(pathname + search);
  const pdf = Buffer.from(await answer.arrayBuffer());
  if (
    answer.headers.get('content-type') !== 'application/pdf' ||
    !pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))
  )
    throw new Error(`the paper of ${purchaseId} is ${answer.status} ${answer.headers.get('content-type')}`);
  return pdf;
}

/**
 * Buys a policy as a browser does, over HTTP/2 through the edge: the page, offers, payment, the bank where it asks, the last questions
 * where there are any, the paper.
 */
export async function buy(shop: Shop, productId: string): Promise<Bought> {
  const buyer = new EdgeBuyer(shop);
  try {
    const page = await buyer.fetch('/', { headers: { 'accept-language': 'tr' } });
    if (page.status !== 200) throw new Error(`home answered ${page.status}`);
    const quote = await quoted({ buyer: () => buyer }, productId);
    const { purchaseId, code, bankPage } = await pay(quote, quote.offers[0], buyer, await sealedAt(shop));
    if (purchaseId === null) throw new Error(`payment was refused: ${code}`);
    if (bankPage !== null) await visitBank(shop, purchaseId, bankPage);
    if (productId === 'pet') {
      await untilPage(quote.deal, purchaseId, 'issuing', 60_000);
      await answerQuestions(quote, purchaseId);
    }
    await untilPage(quote.deal, purchaseId, (at) => at.state === 'issued' && at.mail === 'sent', 60_000);
    const pdf = await paperOf(buyer, purchaseId);
    return {
      productId,
      purchaseId,
      email: quote.deal.email,
      protocol: await buyer.connection.protocol(),
      pdf,
    };
  } finally {
    buyer.connection.close();
  }
}
