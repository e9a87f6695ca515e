import type { Consent } from '@sigorta/contracts/consent';
import type { GivenConsent } from '@sigorta/contracts/operations/my-consents';
import type { Language } from '@sigorta/i18n/language';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { documentOfConsent } from '@sigorta/legal/consents';
import type { Context } from '../context.ts';
import { phoneKeys } from '../login/phone-key.ts';
import { natureOf } from './consent-nature.ts';

interface Source {
  at: 'form' | 'payment';
  /** id of a product; others are a message */
  product: string;
  consents: readonly Consent[] | null;
  created_at: Date;
}

const sourcesOf = async ({ db }: Context, partnerId: string, phone: string): Promise<Source[]> => {
  const of = <T extends 'quote' | 'purchase_order' | 'application'>(table: T) =>
    db
      .selectFrom(table as 'quote')
      .select(['product', 'consents', 'created_at'])
      .where('phone', '=', phone)
      .where('partner_id', '=', partnerId)
      .execute();
  const [quotes, orders, applications] = await Promise.all([
    of('quote'),
    of('purchase_order'),
    of('application'),
  ]);
  return [
    ...orders.map((row): Source => ({ at: 'payment', ...row })),
    ...[...quotes, ...applications].map((row): Source => ({ at: 'form', ...row })),
  ];
};

export const withdrawalsOf = ({ db, dataKeys }: Context, partnerId: string, phone: string) =>
  db
    .selectFrom('consent_withdrawal')
    .select(['consent', 'withdrawn_at'])
    .where('partner_id', '=', partnerId)
    .where('phone_key', 'in', phoneKeys(dataKeys, phone))
    .orderBy('withdrawn_at')
    .execute();

/**
 * Every consent of a phone at a partner, newest first, with the withdrawal that ended it. A consent given again after
 * that holds again.
 * @param language names the product it was given with
 */
export const consentsOfPhone = async (
  context: Context,
  partnerId: string,
  phone: string,
  language: Language,
): Promise<GivenConsent[]> => {
  const [sources, withdrawals] = await Promise.all([
    sourcesOf(context, partnerId, phone),
    withdrawalsOf(context, partnerId, phone),
  ]);
  const given = sources.flatMap(({ at, product, consents, created_at }) =>
    (consents ?? []).map((one): GivenConsent => {
      const ended = withdrawals.find(
        ({ consent, withdrawn_at }) => consent === one.id && withdrawn_at >= created_at,
      );
      return {
        consent: one.id,
        document: documentOfConsent(legalConsentOf({ id: one.id, at })),
        nature: natureOf(one.id),
        version: one.version,
        language: one.language,
        givenAt: created_at.toISOString(),
        with: context.products.get(product)?.product.card.name[language] ?? '',
        withdrawnAt: ended?.withdrawn_at.toISOString() ?? null,
      };
    }),
  );
  return given.toSorted((a, b) => (a.givenAt < b.givenAt ? 1 : -1));
};

/** Whether a phone may be written to with offers: the last word on it was a yes. Whoever sends any must ask here. */
export const mayMarketTo = async (context: Context, partnerId: string, phone: string): Promise<boolean> =>
  (await consentsOfPhone(context, partnerId, phone, 'tr')).some(
    ({ document, withdrawnAt }) => document === 'marketing-consent' && withdrawnAt === null,
  );
