import { lira } from '@sigorta/contracts/money';
import { formatDateTime } from '@sigorta/i18n/date';
import { fillPlaces } from '@sigorta/i18n/message';
import { formatMoney } from '@sigorta/i18n/money';
import { formatIban } from '@sigorta/validators/iban';
import { formatTransferReference } from '@sigorta/validators/transfer-reference';
import { letterOfOrder } from '../../buyers/letters/letter-of-order.ts';
import type { Context } from '../../platform/context.ts';
import { sendOrderMail } from '../../platform/delivery/order-mail.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import type { TransferState } from '../../platform/transitions/states.ts';
import type { PaymentContext } from '../context.ts';
import { pageOfOrder } from '../orders/page-of-order.ts';
import { transferMailTexts } from './mail-texts.ts';

/** A state nobody is written to about is left out. */
const phases: Partial<Record<TransferState, 'waiting' | 'received' | 'expired'>> = {
  WAITING: 'waiting',
  CONFIRMED: 'received',
  EXPIRED: 'expired',
  REJECTED: 'expired',
};

const read = ({ db }: Context, transferId: string) =>
  db
    .selectFrom('transfer')
    .innerJoin('purchase_order', 'purchase_order.id', 'transfer.order_id')
    .selectAll('transfer')
    .select([
      'purchase_order.kind',
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.language',
      'purchase_order.partner_id',
      'purchase_order.host',
      'purchase_order.phone',
      'purchase_order.quote_id',
      'purchase_order.billing',
    ])
    .select(recordKey('purchase_order.quote_id'))
    .where('transfer.id', '=', transferId)
    .executeTakeFirstOrThrow();

/**
 * Writes to the buyer what to transfer, that it came, or that it did not come in time. Our own account and the reference, which
 * opens nothing, stand in every such letter, because they are copied from it into a bank's; the sum only where it may be read.
 */
export async function mailTransfer(context: PaymentContext, transferId: string): Promise<Outcome> {
  const { config } = context;
  const row = await read(context, transferId);
  const phase = phases[row.state];
  if (!phase) return 'done';
  const { language } = row;
  const t = transferMailTexts[language];
  const amount = formatMoney(lira(row.amount), language);
  const reference = formatTransferReference(row.reference);
  const until = formatDateTime(row.expires_at.toISOString(), language);
  const account: [string, string][] = [
    [t.iban, formatIban(row.iban)],
    [t.holder, row.holder],
    ...(row.bank ? [[t.bank, row.bank] satisfies [string, string]] : []),
  ];
  const words = t[phase];
  const rows: [string, string][] = [
    [t.reference, reference],
    ...(phase === 'waiting' ? [...account, [t.until, until] satisfies [string, string]] : []),
  ];
  const lead = fillPlaces(words.lead, { until }, language);
  const order = { ...row, id: row.order_id };
  const mail = await letterOfOrder(context, order, {
    messageId: `<transfer-${phase}.${transferId}@${new URL(config.publicUrl).hostname}>`,
    whole: {
      subject: fillPlaces(words.subject, { amount, reference }, language),
      greeting: words.greeting,
      lead,
      rows: [[t.amount, amount], ...rows],
      link: { label: t.page, url: await pageOfOrder(context, order) },
      notes: [words.note],
    },
    bare: { greeting: words.greeting, lead, rows, notes: [words.note] },
  });
  await sendOrderMail(context, mail, { orderId: row.order_id, purpose: 'transfer' });
  return 'done';
}
