import { createHash } from 'node:crypto';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import { partnerSettings, settingNames } from '@sigorta/contracts/partner-settings/partner-settings';
import { picturePath } from '@sigorta/contracts/partner-settings/picture';
import type { Insertable, Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CleanPicture } from './clean-picture.ts';

/** how long a picture that no setting names waits for the form to be saved */
const unnamedMs = 24 * 3600 * 1000;

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

const nameOf = (partnerId: string, { bytes, type }: CleanPicture): string => {
  const hash = createHash('sha256').update(partnerId).update('\0').update(bytes).digest('hex');
  return `${hash.slice(0, 32)}.${endings[type]}`;
};

type Row = Insertable<Database['picture']>;

/** Puts a picture away under the hash of what it shows. @returns its row, not written yet */
export async function putPicture(
  { files, clock }: Pick<Context, 'files' | 'clock'>,
  partnerId: string,
  picture: CleanPicture,
): Promise<Row> {
  const name = nameOf(partnerId, picture);
  const { bytes, type, width, height } = picture;
  const stored = await files.put('picture', name, bytes);
  return { name, partner_id: partnerId, media_type: type, width, height, added_at: clock(), ...stored };
}

/** Keeps a picture, the same one once; one that was lost is there again. @returns its address */
export async function keepPicture(db: Kysely<Database>, row: Row): Promise<string> {
  const { name, added_at, bytes, object, object_key, sha256 } = row;
  await db
    .insertInto('picture')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ added_at }))
    .execute();
  await db
    .updateTable('picture')
    .set({ bytes, object, object_key, sha256, lost_at: null })
    .where('name', '=', name)
    .where('lost_at', 'is not', null)
    .execute();
  return `${picturePath}${name}`;
}

/** Addresses of pictures that settings name. */
const namedIn = (settings: PartnerSettings): string[] =>
  settingNames
    .filter((name) => partnerSettings[name].kind === 'picture')
    .map((name) => String(settings[name] ?? '').trim());

/** Settings that name a picture below our folder that is not there. */
export async function missingPictures(
  db: Kysely<Database>,
  settings: PartnerSettings,
): Promise<(keyof PartnerSettings)[]> {
  const wanted = namedIn(settings).filter((path) => path.startsWith(picturePath));
  if (wanted.length === 0) return [];
  const names = wanted.map((path) => path.slice(picturePath.length));
  const rows = await db
    .selectFrom('picture')
    .select('name')
    .where('name', 'in', names)
    .where('lost_at', 'is', null)
    .execute();
  const there = new Set(rows.map(({ name }) => `${picturePath}${name}`));
  return settingNames.filter((name) => {
    const path = String(settings[name] ?? '').trim();
    return wanted.includes(path) && partnerSettings[name].kind === 'picture' && !there.has(path);
  });
}

/** Deletes what no setting of a partner names any more; what came in today may still be saved. */
export async function dropUnnamed(
  db: Kysely<Database>,
  partnerId: string,
  settings: PartnerSettings,
  now: Date,
): Promise<void> {
  const kept = namedIn(settings).map((path) => path.slice(picturePath.length));
  await db
    .deleteFrom('picture')
    .where('partner_id', '=', partnerId)
    .where('added_at', '<', new Date(now.getTime() - unnamedMs))
    .where('name', 'not in', ['', ...kept])
    .execute();
}
