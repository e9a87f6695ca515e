import { forgetPartners } from '../../partners/partner.ts';
import type { Market } from './market.ts';

/** New attempts go to this provider from now on. */
export async function payAt({ context }: Market, connector: 'iyzico' | 'nestpay'): Promise<void> {
  const { settings } = await context.db
    .selectFrom('partner')
    .select('settings')
    .where('id', '=', 'default')
    .executeTakeFirstOrThrow();
  await context.db
    .updateTable('partner')
    .set({ settings: JSON.stringify({ ...settings, odeme_kurulusu: connector }) })
    .where('id', '=', 'default')
    .execute();
  forgetPartners(context);
}
