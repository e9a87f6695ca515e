import { cardNumberInText } from '@sigorta/contracts/free-text';
import type { partnerCreate, partnerSave } from '@sigorta/contracts/panel/partners';
import { holdsCardInSetting } from '@sigorta/contracts/partner-settings/card-in-setting';
import type { Transaction } from 'kysely';
import { lockHosts } from '../../partners/lock-hosts.ts';
import { claimsPanelsHost } from '../../partners/panels-host.ts';
import { forgetPartners } from '../../partners/partner.ts';
import { dropUnnamed } from '../../partners/pictures/keep-picture.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { changedNames, changesOf } from './changed-settings.ts';
import { findPartner, ignoredNow, partnerDetail, revisionOf, wholeSettings } from './partner-detail.ts';
import { askPaymentData, paymentDataOf } from './payment-data.ts';

const wrong = (fields: readonly string[], message: string): Refusal =>
  new Refusal('invalid-input', { fields: fields.map((field) => ({ field, message })) });

const named = (settings: readonly string[]): string[] => settings.map((name) => `settings.${name}`);

/** A host leads to one partner, and ours to us. @throws Refusal `invalid-input` */
const checkHosts = async (
  trx: Transaction<Database>,
  config: Config,
  id: string,
  hosts: readonly string[],
): Promise<void> => {
  const others = await trx.selectFrom('partner').select('hosts').where('id', '<>', id).execute();
  const ours = [config.publicUrl, config.hopUrl].map((url) => new URL(url).hostname);
  if (ours.some((host) => hosts.includes(host)) || claimsPanelsHost(config, hosts))
    throw wrong(['hosts'], 'hosts.taken');
  if (others.some((other) => other.hosts.some((host) => hosts.includes(host))))
    throw wrong(['hosts'], 'hosts.taken');
};

/**
 * The schema is the import's. A value that pages would leave out is refused only where it was changed: what lies there
 * from an import does no harm and must not stand in the way.
 */
export const savePartner: Handler<typeof partnerSave> = async (context, request, call) => {
  const staff = staffOf(call);
  const { id, hosts, revision } = request;
  let isAsked = false;
  await context.db.transaction().execute(async (trx) => {
    await lockHosts(trx);
    await trx.selectFrom('partner').select('id').where('id', '=', id).forUpdate().execute();
    const before = await findPartner({ db: trx }, id, scopeOf(staff));
    if (revisionOf(before) !== revision) throw new Refusal('changed-meanwhile');
    const changed = changedNames(before.settings, request.settings);
    const dropped = (await ignoredNow({ ...context, db: trx }, request.settings)).filter((name) =>
      changed.includes(name),
    );
    const cards = changed.filter((name) => holdsCardInSetting(Reflect.get(request.settings, name)));
    if (cards.length > 0) throw wrong(named(cards), cardNumberInText);
    if (dropped.length > 0) throw wrong(named(dropped), 'setting.ignored');
    await checkHosts(trx, context.config, id, hosts);
    /* where money goes stays as it is until a second person agrees */
    const settings = { ...request.settings, ...paymentDataOf(before.settings) };
    const row = { hosts: JSON.stringify(hosts), settings: JSON.stringify(settings) };
    await trx.updateTable('partner').set(row).where('id', '=', id).execute();
    await dropUnnamed(trx, id, settings, context.clock());
    const hostsChanged = before.hosts.join(' ') !== hosts.join(' ');
    await audit(context, trx, staff, {
      action: 'partner.saved',
      subject: { kind: 'partner', id },
      partnerId: id,
      detail: {
        ...changesOf(before.settings, settings),
        ...(hostsChanged && { hosts: `${before.hosts.join(' ')} → ${hosts.join(' ')}` }),
      },
    });
    isAsked = await askPaymentData(context, trx, staff, {
      id,
      before: before.settings,
      after: request.settings,
    });
  });
  forgetPartners(context);
  return {
    partner: await partnerDetail(context, await findPartner(context, id, scopeOf(staff))),
    isAsked,
  };
};

export const createPartner: Handler<typeof partnerCreate> = async (context, { id, name }, call) => {
  const staff = requireAllPartners(staffOf(call));
  await context.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('partner')
      .values({
        id,
        hosts: '[]',
        token: `${context.config.siteToken}-${id}`,
        settings: JSON.stringify(wholeSettings({ brand_name: name })),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) throw wrong(['id'], 'id.taken');
    await audit(context, trx, staff, {
      action: 'partner.created',
      subject: { kind: 'partner', id },
      partnerId: id,
      detail: { brand_name: name },
    });
  });
  forgetPartners(context);
  return { partner: await partnerDetail(context, await findPartner(context, id, null)) };
};
