import type { AnswerOf } from '@sigorta/contracts/operation';
import type { previewEnd, previewList, previewMake } from '@sigorta/contracts/panel/release-previews';
import { familyOfRelease } from '@sigorta/release/release-id';
import type { Handler } from '../../platform/handler.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteContext } from '../../site/context.ts';
import { previewPath, writeLink } from '../../site/previews/preview-link.ts';
import { forgetPreviews, havePreviews } from '../../site/previews/preview-links.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';

type State = AnswerOf<typeof previewList>;

const stateOf = async ({ db, clock, config }: SiteContext): Promise<State> => {
  const rows = await db
    .selectFrom('preview_link')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('ends_at', '>', clock())
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    possible: havePreviews(config) ? 'yes' : 'no-database',
    pays: config.preview.payment !== null,
    links: rows.map(({ id, family, release, made_by, made_at, ends_at }) => ({
      id,
      family,
      version: release,
      madeBy: made_by,
      madeAt: made_at.toISOString(),
      endsAt: ends_at.toISOString(),
    })),
  };
};

export const listPreviews: Handler<typeof previewList, SiteContext> = async (context, _request, call) => {
  requireAllPartners(staffOf(call));
  return stateOf(context);
};

/** A link to a release of the store, live or not; whoever has it needs no account. */
export const makePreview: Handler<typeof previewMake, SiteContext> = async (context, request, call) => {
  const staff = requireAllPartners(staffOf(call));
  const { version, hours, reason } = request;
  const { db, clock, config } = context;
  if (!havePreviews(config)) throw new Refusal('service-unavailable');
  const family = familyOfRelease(version);
  const known = (await context.stored.list(family)).some(({ id }) => id === version);
  if (!known) throw new Refusal('not-found');
  const at = clock();
  /* a link says whole seconds */
  const endsAt = new Date(Math.floor(at.getTime() / 1000 + hours * 3600) * 1000);
  const link = { id: randomId(), release: version, endsAt };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('preview_link')
      .values({
        id: link.id,
        family,
        release: version,
        made_by: staff.name,
        made_at: at,
        ends_at: link.endsAt,
        ended_at: null,
      })
      .execute();
    await audit(context, trx, staff, {
      action: 'release.previewed',
      subject: { kind: 'remote', id: family },
      reason,
      detail: { release: version, hours, link: link.id },
    });
  });
  return {
    ...(await stateOf(context)),
    url: `${config.publicUrl}${previewPath}/${writeLink(context, link)}`,
  };
};

export const endPreview: Handler<typeof previewEnd, SiteContext> = async (context, { id, reason }, call) => {
  const staff = requireAllPartners(staffOf(call));
  await context.db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('preview_link')
      .set({ ended_at: context.clock() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning(['family', 'release'])
      .executeTakeFirst();
    if (!ended) throw new Refusal('not-found');
    await audit(context, trx, staff, {
      action: 'release.preview-ended',
      subject: { kind: 'remote', id: ended.family },
      reason,
      detail: { release: ended.release, link: id },
    });
  });
  forgetPreviews(context);
  return stateOf(context);
};
