import type { CustomerCard } from '@sigorta/contracts/panel/customers';
import { namesAmongOthers } from '../../catalogue/stored-names.ts';
import { contactOf, type PaymentRequest } from '../../payments/requests/opened-request.ts';
import type { Context } from '../../platform/context.ts';
import { mailOf } from '../../platform/sensitive/sealed-billing.ts';
import { openMail } from '../../platform/sensitive/sealed-mail.ts';
import { maskedEmail, maskedName, maskedPhone } from '../masking/masked.ts';
import type { Lines } from './lines.ts';

type From = NonNullable<CustomerCard['from']['name']>;

const latest = <Row extends { created_at: Date }>(rows: readonly Row[]): Row | undefined =>
  rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())[0];

/** What one record says of a person; null where it says nothing. */
interface Said {
  from: From;
  name: string | null;
  phone: string | null;
  email: string | null;
}

/** The newest record of each kind, the surest kind first: what somebody bought with, asked for, is asked to pay. */
const records = (context: Context, lines: Lines, requests: readonly PaymentRequest[]): Said[] => {
  const [order, application, quote] = [
    latest(lines.orders),
    latest(lines.applications),
    latest(lines.quotes),
  ];
  const [request] = requests;
  const said: Said[] = [];
  if (order) {
    const { name, phone } = order;
    const email = mailOf(context.dataKeys, order);
    said.push({ from: { subject: 'purchase', id: order.id }, name, phone, email });
  }
  if (application) {
    const { name, phone } = application;
    const email = openMail(context.dataKeys, application);
    said.push({ from: { subject: 'application', id: application.id }, name, phone, email });
  }
  if (quote) {
    const { id, application, record_key: key } = quote;
    const [name = null] = namesAmongOthers(context, { id, application, key }, 1) ?? [];
    said.push({ from: { subject: 'quote', id }, name, phone: quote.phone, email: null });
  }
  if (request)
    said.push({ from: { subject: 'payment-request', id: request.id }, ...contactOf(context, request) });
  return said;
};

/** Who a card is about, masked, and which record says it whole. */
export const personOf = (
  context: Context,
  phone: string | null,
  lines: Lines,
  requests: readonly PaymentRequest[],
): Pick<CustomerCard, 'name' | 'phone' | 'email' | 'from'> => {
  const said = records(context, lines, requests);
  const named = said.find(({ name }) => name);
  const mailed = said.find(({ email }) => email);
  /* an order that was begun with a payment link holds no phone itself */
  const called = said.find((one) => one.phone !== null && one.phone === phone);
  return {
    name: maskedName(named?.name ?? ''),
    phone: phone === null ? null : maskedPhone(phone),
    email: mailed?.email ? maskedEmail(mailed.email) : null,
    from: { name: named?.from ?? null, phone: called?.from ?? null, email: mailed?.from ?? null },
  };
};
