import { createHash } from 'node:crypto';
import type { AnswerOf } from '@sigorta/contracts/operation';
import type { partnerSave } from '@sigorta/contracts/panel/partners';
import { type PartnerSettings, partnerSettingsSchema } from '@sigorta/contracts/partner';
import * as v from 'valibot';
import { brandOf, categoriesInUse, soldBy } from '../../partners/brand-of.ts';
import { ignoredSettings } from '../../partners/ignored-settings.ts';
import { missingPictures } from '../../partners/pictures/keep-picture.ts';
import type { Partner } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

type Detail = AnswerOf<typeof partnerSave>['partner'];

/** The same for the same hosts and settings, whatever their order in the row. */
export const revisionOf = ({ hosts, settings }: Pick<Partner, 'hosts' | 'settings'>): string =>
  createHash('sha256')
    .update(JSON.stringify([hosts, Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 16);

/** Settings of older rows get the fields that came since. */
export const wholeSettings = (settings: unknown): PartnerSettings => v.parse(partnerSettingsSchema, settings);

/** @throws Refusal `not-found` for a partner that is none, or another scope's */
export const findPartner = async (
  { db }: Pick<Context, 'db'>,
  id: string,
  scope: string | null,
): Promise<Partner> => {
  const row = await db
    .selectFrom('partner')
    .select(['id', 'token', 'hosts', 'settings'])
    .where('id', '=', id)
    .$if(scope !== null, (query) => query.where('id', '=', scope ?? ''))
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return { ...row, settings: wholeSettings(row.settings) };
};

/** What pages make of a partner's settings at this moment, saved or not. */
export const freshBrand = async (context: Context, partner: Pick<Partner, 'id' | 'settings'>) => {
  const categories = await context.db.selectFrom('category').selectAll().execute();
  const catalogue = context.products.allLive().map(({ product }) => product);
  return brandOf(partner, categories, catalogue);
};

/** Settings of which pages leave something out, with the categories of this moment. */
export const ignoredNow = async (
  context: Pick<Context, 'db' | 'products' | 'config'>,
  settings: PartnerSettings,
) => {
  const categories = await context.db.selectFrom('category').selectAll().execute();
  const catalogue = context.products.allLive().map(({ product }) => product);
  return [
    ...ignoredSettings(
      settings,
      {
        categories: categoriesInUse(categories, catalogue),
        products: soldBy(settings, categories, catalogue),
      },
      context.config,
    ),
    ...(await missingPictures(context.db, settings)),
  ];
};

export const partnerDetail = async (context: Context, partner: Partner): Promise<Detail> => ({
  id: partner.id,
  hosts: [...partner.hosts],
  token: partner.token,
  settings: partner.settings,
  revision: revisionOf(partner),
  brand: await freshBrand(context, partner),
  ignored: await ignoredNow(context, partner.settings),
});
