import type { partnerPicture } from '@sigorta/contracts/panel/partners';
import { cleanPicture } from '../../partners/pictures/clean-picture.ts';
import { keepPicture, putPicture } from '../../partners/pictures/keep-picture.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { findPartner } from './partner-detail.ts';

/** Takes a picture in for a partner; it is shown when a setting that names it is saved. */
export const takePicture: Handler<typeof partnerPicture> = async (context, { id, picture }, call) => {
  const staff = staffOf(call);
  await findPartner(context, id, scopeOf(staff));
  const clean = await cleanPicture(Buffer.from(picture, 'base64'));
  if (typeof clean === 'string')
    throw new Refusal('invalid-input', { fields: [{ field: 'picture', message: clean }] });
  const { width, height } = clean;
  const row = await putPicture(context, id, clean);
  const path = await context.db.transaction().execute(async (trx) => {
    const kept = await keepPicture(trx, row);
    await audit(context, trx, staff, {
      action: 'partner.picture-added',
      subject: { kind: 'partner', id },
      partnerId: id,
      detail: { path: kept, width, height },
    });
    return kept;
  });
  return { path, width, height };
};
