import type { Consent } from '@sigorta/contracts/consent';
import type { GivenConsent } from '@sigorta/contracts/operations/my-consents';
import type { Language } from '@sigorta/i18n/language';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { documentOfConsent } from '@sigorta/legal/consents';
import { phoneKeys } from '../../buyers/login/phone-key.ts';
import type { Context } from '../../platform/context.ts';
import { hasPhone } from '../../platform/sensitive/sealed-phone.ts';
import { natureOf } from './consent-nature.ts';

/** A row somebody agreed with. */
export interface ConsentSource {
  at: 'form' | 'payment';
  partner_id: string;
  /** id of a product; others are a message */
  product: string;
  consents: readonly Consent[] | null;
  created_at: Date;
}

/** @param scope a partner's id; null is every partner */
const sourcesOf = async (
  { db, dataKeys }: Context,
  scope: string | null,
  phone: string,
): Promise<ConsentSource[]> => {
  const of = (table: 'quote' | 'purchase_order' | 'application') =>
    db
      .selectFrom(table as 'quote')
      .select(['partner_id', 'product', 'consents', 'created_at'])
      .where(hasPhone(table, dataKeys, phone))
      .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
      .execute();
  const [quotes, orders, applications] = await Promise.all([
    of('quote'),
    of('purchase_order'),
    of('application'),
  ]);
  return [
    ...orders.map((row): ConsentSource => ({ at: 'payment', ...row })),
    ...[...quotes, ...applications].map((row): ConsentSource => ({ at: 'form', ...row })),
  ];
};

const withdrawalsOf = ({ db, dataKeys }: Context, scope: string | null, phone: string) =>
  db
    .selectFrom('consent_withdrawal')
    .select(['partner_id', 'consent', 'withdrawn_at'])
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .where('phone_key', 'in', phoneKeys(dataKeys, phone))
    .orderBy('withdrawn_at')
    .execute();

/** A consent and whom it was given to. */
export type PartnerConsent = GivenConsent & { partnerId: string };

type Withdrawal = Awaited<ReturnType<typeof withdrawalsOf>>[number];

/**
 * The consents in these rows, newest first, with the withdrawal that ended each. A consent given again after that holds
 * again.
 * @param withdrawals by their time; only what was withdrawn at the same partner ends a consent
 * @param language names the product it was given with
 */
export const consentsIn = (
  { products }: Pick<Context, 'products'>,
  sources: readonly ConsentSource[],
  withdrawals: readonly Withdrawal[],
  language: Language,
): PartnerConsent[] =>
  sources
    .flatMap(({ at, partner_id, product, consents, created_at }) =>
      (consents ?? []).map((one): PartnerConsent => {
        const ended = withdrawals.find(
          (row) => row.partner_id === partner_id && row.consent === one.id && row.withdrawn_at >= created_at,
        );
        return {
          partnerId: partner_id,
          consent: one.id,
          document: documentOfConsent(legalConsentOf({ id: one.id, at })),
          nature: natureOf(one.id),
          version: one.version,
          language: one.language,
          givenAt: created_at.toISOString(),
          with: products.named(product)?.name[language] ?? '',
          withdrawnAt: ended?.withdrawn_at.toISOString() ?? null,
        };
      }),
    )
    .toSorted((a, b) => (a.givenAt < b.givenAt ? 1 : -1));

/** Every consent of a phone in a scope. @param scope a partner's id; null is every partner */
export const consentsInScope = async (
  context: Context,
  scope: string | null,
  phone: string,
  language: Language,
): Promise<PartnerConsent[]> => {
  const [sources, withdrawals] = await Promise.all([
    sourcesOf(context, scope, phone),
    withdrawalsOf(context, scope, phone),
  ]);
  return consentsIn(context, sources, withdrawals, language);
};

/** Every consent of a phone at a partner, for the person whose phone it is. */
export const consentsOfPhone = async (
  context: Context,
  partnerId: string,
  phone: string,
  language: Language,
): Promise<GivenConsent[]> =>
  (await consentsInScope(context, partnerId, phone, language)).map(({ partnerId: _, ...consent }) => consent);

/** Whether a phone may be written to with offers: the last word on it was a yes. Whoever sends any must ask here. */
export const mayMarketTo = async (context: Context, partnerId: string, phone: string): Promise<boolean> =>
  (await consentsOfPhone(context, partnerId, phone, 'tr')).some(
    ({ document, withdrawnAt }) => document === 'marketing-consent' && withdrawnAt === null,
  );
