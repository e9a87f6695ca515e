import { lira } from '@sigorta/contracts/money';
import { formatDateTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { termsOf } from '@sigorta/product-kit/cancellation';
import { endingAnswer } from '@sigorta/product-kit/ending-sentences';
import { endingWords } from '@sigorta/product-kit/ending-words/all';
import { addressMark, isOwnAddress } from '../../buyers/letters/own-address.ts';
import { showEnd } from '../../catalogue/cover-period.ts';
import { storedNames } from '../../catalogue/stored-names.ts';
import { fileName } from '../../documents/file-name.ts';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { pageOfOrder } from '../../payments/orders/page-of-order.ts';
import { sendOrderMail } from '../../platform/delivery/order-mail.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import type { Mail } from '../../platform/ports.ts';
import { storedOf } from '../../platform/sensitive/sealed-application.ts';
import { mailOf } from '../../platform/sensitive/sealed-billing.ts';
import { storedColumns } from '../../platform/stored-files/stored-files.ts';
import { carryOut } from '../../purchase/store/carry-out.ts';
import { stillAddressedTo } from '../../purchase/store/same-address.ts';
import type { PolicyContext } from '../context.ts';
import { type PaidOrder, readPaidOrder } from '../issue/paid-order.ts';
import { writeBareMail, writePolicyMail } from './letter.ts';
import { policyMail } from './messages-of-policy.ts';

/** After this many refused tries the status page says so; trying goes on. */
const patience = 5;

/**
 * A mail that holds nothing of anybody: who mistyped an address sent it to a stranger. Its link asks a stranger's device for a code
 * to the buyer's phone; the buyer's own says with it that the address is right, and then the papers follow.
 */
async function composeBareMail(context: PolicyContext, order: PaidOrder['order']): Promise<Mail> {
  const { config } = context;
  const brand = await brandOfPartner(context, order.partner_id);
  const page = new URL(await pageOfOrder(context, order));
  const to = mailOf(context.dataKeys, order);
  page.searchParams.set('posta', addressMark(context, order.id, to));
  return {
    ...writeBareMail({
      language: order.language,
      brand: brand.name,
      colour: brand.colour,
      sender: brand.sender,
      pageUrl: page.href,
    }),
    from: config.mailFrom,
    to,
    messageId: policyMail(context, order.id).reference,
    attachments: [],
  };
}

/**
 * The mail about a policy, to the address the purchase has now: with policy and receipt once that address is known to be the
 * buyer's own, or where no phone is known that could be asked.
 */
export async function composePolicyMail(context: PolicyContext, orderId: string): Promise<Mail> {
  const { db, config, files, products } = context;
  const { order, policy, attempt } = await readPaidOrder(db, orderId);
  if (order.phone !== null && !(await isOwnAddress(context, order))) return composeBareMail(context, order);
  const documents = await db
    .selectFrom('document')
    .select(['id', 'kind', 'language', ...storedColumns])
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .execute();
  const product = (await products.of(order))?.product;
  if (!product || !policy.starts_at || !policy.ends_at) throw new Error('a mail without its policy');
  const { language } = order;
  const brand = await brandOfPartner(context, order.partner_id);
  const attachments = await Promise.all(
    documents.map(async ({ id, kind, language: ofPaper, ...row }) => ({
      filename: fileName(kind, policy.policy_no ?? orderId, ofPaper),
      content: await files.read('document', id, row),
    })),
  );
  const written = writePolicyMail({
    language,
    brand: brand.name,
    colour: brand.colour,
    sender: brand.sender,
    product: product.card.name[language],
    policyNo: policy.policy_no ?? '',
    insurer: order.insurer_name,
    insured: storedNames(context.dataKeys, storedOf(order)),
    start: formatDateTime(policy.starts_at.toISOString(), language),
    end: showEnd(policy.ends_at, language),
    paid: formatMoney(lira(attempt.paid), language),
    ending: endingAnswer(termsOf(product), endingWords[language]),
    files: attachments.map(({ filename }) => filename),
    pageUrl: await pageOfOrder(context, order),
  });
  return {
    ...written,
    from: config.mailFrom,
    to: mailOf(context.dataKeys, order),
    messageId: policyMail(context, order.id).reference,
    attachments,
  };
}

const setMailState = (context: PolicyContext, orderId: string, version: number, state: 'failed') =>
  context.db
    .updateTable('purchase_order')
    .set({ mail_state: state, version: version + 1, updated_at: context.clock() })
    .where('id', '=', orderId)
    .where('version', '=', version)
    .execute();

/**
 * Sends policy and receipt to the buyer. At least once: a crash after sending repeats it under the same Message-ID. Refused for
 * good it is not tried again; another channel follows.
 */
export async function mailPolicy(context: PolicyContext, orderId: string, job: Job): Promise<Outcome> {
  const { db } = context;
  const order = await db
    .selectFrom('purchase_order')
    .select(['id', 'quote_id', 'version', 'mail_state'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (order.mail_state === 'sent') return 'done';
  const mail = await composePolicyMail(context, orderId);
  failpoint('mail:before-send');
  try {
    const became = await sendOrderMail(context, mail, { orderId, purpose: 'policy' });
    if (became === 'refused') {
      await setMailState(context, orderId, order.version, 'failed');
      return 'done';
    }
  } catch (error) {
    if (job.attempts + 1 >= patience && order.mail_state === 'waiting')
      await setMailState(context, orderId, order.version, 'failed');
    throw error;
  }
  failpoint('mail:after-send');
  await carryOut(
    context,
    order.quote_id,
    { command: { do: 'delivered', orderId }, facts: { order: { id: orderId, mail_state: 'sent' } } },
    { before: (trx) => stillAddressedTo(trx, context.dataKeys, orderId, mail.to) },
  );
  failpoint('mail:after-commit');
  return 'done';
}
