import { lira } from '@sigorta/contracts/money';
import { formatDateTime } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { termsOf } from '@sigorta/product-kit/cancellation';
import { endingAnswer } from '@sigorta/product-kit/ending-sentences';
import { endingWords } from '@sigorta/product-kit/ending-words/all';
import { showEnd } from '../../catalogue/cover-period.ts';
import { insuredNames } from '../../catalogue/persons.ts';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { pageOfOrder } from '../../payments/orders/page-of-order.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import type { Mail } from '../../platform/ports.ts';
import { unsealBytes } from '../../platform/sensitive/seal.ts';
import { carryOut } from '../../purchase/store/carry-out.ts';
import { stillAddressedTo } from '../../purchase/store/same-address.ts';
import type { PolicyContext } from '../context.ts';
import { readPaidOrder } from '../issue/paid-order.ts';
import { writePolicyMail } from './letter.ts';

/** After this many refused tries the status page says so; trying goes on. */
const patience = 5;
const fileNames = { policy: 'police.pdf', receipt: 'makbuz.pdf' } as const;

/** The mail with policy and receipt, to the address the purchase has now. */
export async function composePolicyMail(context: PolicyContext, orderId: string): Promise<Mail> {
  const { db, config, dataKeys, products } = context;
  const { order, policy, attempt } = await readPaidOrder(db, orderId);
  const documents = await db
    .selectFrom('document')
    .select(['id', 'kind', 'bytes'])
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .execute();
  const product = (await products.of(order))?.product;
  if (!product || !policy.starts_at || !policy.ends_at) throw new Error('a mail without its policy');
  const { language } = order;
  const brand = await brandOfPartner(context, order.partner_id);
  const written = writePolicyMail({
    language,
    brand: brand.name,
    colour: brand.colour,
    product: product.card.name[language],
    policyNo: policy.policy_no ?? '',
    insurer: order.insurer_name,
    insured: insuredNames(order.application),
    start: formatDateTime(policy.starts_at.toISOString(), language),
    end: showEnd(policy.ends_at, language),
    paid: formatMoney(lira(attempt.paid), language),
    ending: endingAnswer(termsOf(product), endingWords[language]),
    pageUrl: await pageOfOrder(context, order),
  });
  return {
    ...written,
    from: config.mailFrom,
    to: order.billing.email,
    messageId: `<policy.${order.id}@${new URL(config.publicUrl).hostname}>`,
    attachments: documents.map(({ id, kind, bytes }) => ({
      filename: fileNames[kind],
      content: unsealBytes(dataKeys, id, bytes),
    })),
  };
}

const setMailState = (context: PolicyContext, orderId: string, version: number, state: 'failed') =>
  context.db
    .updateTable('purchase_order')
    .set({ mail_state: state, version: version + 1, updated_at: context.clock() })
    .where('id', '=', orderId)
    .where('version', '=', version)
    .execute();

/** Sends policy and receipt to the buyer. At least once: a crash after sending repeats it under the same Message-ID. */
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
    await context.mailer.send(mail);
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
    { before: (trx) => stillAddressedTo(trx, orderId, mail.to) },
  );
  failpoint('mail:after-commit');
  return 'done';
}
