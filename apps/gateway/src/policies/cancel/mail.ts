import { lira } from '@sigorta/contracts/money';
import { cancellationPath } from '@sigorta/contracts/service-paths';
import { formatDateTime } from '@sigorta/i18n/date';
import { fillPlaces } from '@sigorta/i18n/message';
import { formatMoney } from '@sigorta/i18n/money';
import { withLanguage } from '@sigorta/i18n/paths';
import { letterOfOrder } from '../../buyers/letters/letter-of-order.ts';
import { addressOfOrder } from '../../partners/origin-of-order.ts';
import { sendOrderMail } from '../../platform/delivery/order-mail.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import type { PolicyContext } from '../context.ts';
import { type CancellationPhase, cancellationPhases, cancellationTexts } from './mail-texts.ts';

const readSubject = (subject: string): { phase: CancellationPhase; noticeId: string } => {
  const at = subject.indexOf('.');
  const phase = cancellationPhases.find((known) => known === subject.slice(0, at));
  if (phase === undefined) throw new Error('no such mail about a cancellation');
  return { phase, noticeId: subject.slice(at + 1) };
};

const readNotice = (context: PolicyContext, noticeId: string) =>
  context.db
    .selectFrom('cancellation')
    .innerJoin('purchase_order', 'purchase_order.id', 'cancellation.order_id')
    .innerJoin('policy', 'policy.order_id', 'cancellation.order_id')
    .select([
      'cancellation.expected',
      'cancellation.requested_at',
      'cancellation.pass_on_by',
      'purchase_order.id as orderId',
      'purchase_order.kind',
      'purchase_order.phone',
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.language',
      'purchase_order.partner_id',
      'purchase_order.host',
      'purchase_order.insurer_name',
      'purchase_order.quote_id',
      'purchase_order.billing',
      'policy.policy_no',
    ])
    .select(recordKey('purchase_order.quote_id'))
    .where('cancellation.id', '=', noticeId)
    .executeTakeFirstOrThrow();

/** Tells the buyer that the notice is in, that it was refused, or that nothing goes back: each under one Message-ID. */
export async function mailCancellation(context: PolicyContext, subject: string): Promise<Outcome> {
  const { config, products } = context;
  const { phase, noticeId } = readSubject(subject);
  const row = await readNotice(context, noticeId);
  const { language } = row;
  const t = cancellationTexts[language];
  const product = (await products.of(row))?.product.card.name[language] ?? row.product;
  const words = { product, insurer: row.insurer_name };
  /* the last minute of that day, as a clock shows it */
  const passOnBy = new Date(row.pass_on_by.getTime() - 60_000).toISOString();
  const asked: [string, string] = [t.asked, formatDateTime(row.requested_at.toISOString(), language)];
  const url = await addressOfOrder(
    context,
    row,
    `${withLanguage(cancellationPath, language)}?satin-alma=${row.orderId}`,
  );
  const mail = await letterOfOrder(
    context,
    { ...row, id: row.orderId },
    {
      messageId: `<cancellation-${phase}.${noticeId}@${new URL(config.publicUrl).hostname}>`,
      whole: {
        subject: fillPlaces(t.subject[phase], words, language),
        greeting: t.greeting[phase],
        lead: fillPlaces(t.lead[phase], words, language),
        rows: [
          [t.product, product],
          [t.insurer, row.insurer_name],
          [t.policyNo, row.policy_no ?? ''],
          asked,
          ...(phase === 'asked'
            ? ([
                [t.expected, formatMoney(lira(row.expected), language)],
                [t.passOnBy, formatDateTime(passOnBy, language)],
              ] as const)
            : []),
        ],
        link: { label: t.page, url },
        notes: [t.next[phase]],
      },
      /* that a notice arrived, and when, has to be confirmed at once */
      bare: { greeting: t.greeting[phase], rows: [asked], notes: [t.next[phase]] },
    },
  );
  await sendOrderMail(context, mail, { orderId: row.orderId, purpose: 'cancellation' });
  return 'done';
}
