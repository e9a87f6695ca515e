import { paymentSettings } from '@sigorta/contracts/panel/payment-settings';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import type { Transaction } from 'kysely';
import { forgetPartners } from '../../partners/partner.ts';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openProposal } from '../../proposals/open.ts';
import type { PayloadOf, PaymentData } from '../../proposals/payload.ts';
import { findPartner } from './partner-detail.ts';

type Trx = Transaction<Database>;

/** Where a partner's money goes. */
export const paymentDataOf = (settings: PartnerSettings) =>
  Object.fromEntries(paymentSettings.map((name) => [name, settings[name]])) as Pick<
    PartnerSettings,
    (typeof paymentSettings)[number]
  >;

const only = (settings: PartnerSettings, names: readonly (typeof paymentSettings)[number][]): PaymentData =>
  Object.fromEntries(names.map((name) => [name, settings[name]]));

/** Asks a second person about payment data that was changed. @returns whether there was any */
export async function askPaymentData(
  context: Context,
  trx: Trx,
  staff: Staff,
  { id, before, after }: { id: string; before: PartnerSettings; after: PartnerSettings },
): Promise<boolean> {
  const changed = paymentSettings.filter((name) => (before[name] || null) !== (after[name] || null));
  if (changed.length === 0) return false;
  await openProposal(context, trx, staff, {
    kind: 'partner-payment',
    subject: id,
    orderId: null,
    partnerId: id,
    amount: null,
    payload: { from: only(before, changed), to: only(after, changed) },
    reason: '',
  });
  return true;
}

/** @throws Refusal `changed-meanwhile` when what was to change is not as it was any more */
export async function changePaymentData(
  context: Context,
  trx: Trx,
  id: string,
  { from, to }: PayloadOf<'partner-payment'>,
): Promise<void> {
  await trx.selectFrom('partner').select('id').where('id', '=', id).forUpdate().execute();
  const { settings } = await findPartner({ db: trx }, id, null);
  const isAsItWas = paymentSettings.every((name) => !(name in from) || settings[name] === from[name]);
  if (!isAsItWas) throw new Refusal('changed-meanwhile');
  await trx
    .updateTable('partner')
    .set({ settings: JSON.stringify({ ...settings, ...to }) })
    .where('id', '=', id)
    .execute();
  forgetPartners(context);
}
