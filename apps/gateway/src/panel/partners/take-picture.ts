import type { partnerPicture } from '@sigorta/contracts/panel/partners';
import type { PictureFault } from '@sigorta/contracts/partner-settings/picture';
import { cleanPicture } from '../../partners/pictures/clean-picture.ts';
import { keepPicture, putPicture } from '../../partners/pictures/keep-picture.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { errorFields } from '../../platform/log.ts';
import { Refusal } from '../../platform/refusal.ts';
import { scanFile } from '../../platform/scan/scan-file.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { findPartner } from './partner-detail.ts';

/** Before the file is opened by anything of ours. @throws Refusal while the scanner does not answer: nothing is let through unseen */
async function faultByScanner(
  { config: { scanner }, log }: Pick<Context, 'config' | 'log'>,
  file: Buffer,
): Promise<PictureFault | null> {
  if (scanner === null) return null;
  const verdict = await scanFile(scanner, file).catch((error: unknown) => {
    log.error({ event: 'scanner-not-answering', ...errorFields(error) });
    throw new Refusal('service-unavailable');
  });
  if (verdict === 'clean') return null;
  log.warn({ event: 'picture-found-infected' });
  return 'picture.infected';
}

/** Takes a picture in for a partner; it is shown when a setting that names it is saved. */
export const takePicture: Handler<typeof partnerPicture> = async (context, { id, picture }, call) => {
  const staff = staffOf(call);
  await findPartner(context, id, scopeOf(staff));
  const file = Buffer.from(picture, 'base64');
  const found = await faultByScanner(context, file);
  const clean = found ?? (await cleanPicture(file));
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
