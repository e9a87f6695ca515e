import { createHash } from 'node:crypto';
import { livingFiles } from '@sigorta/contracts/living-policy';
import { attachmentHeader, fileName } from '../../documents/file-name.ts';
import type { Context } from '../../platform/context.ts';
import { storedColumns } from '../../platform/stored-files/stored-files.ts';
import { alwaysSaid, pagePolicy } from './living-headers.ts';
import { drawIcon } from './living-icon.ts';
import { manifestOf } from './living-manifest.ts';
import { livingPage } from './living-page.ts';
import type { LivingView } from './living-view.ts';
import { policyCalendar } from './policy-calendar.ts';
import type { LivingPolicy } from './read-living.ts';

/** An answer, as it goes out and as a copy of it says of itself. */
export interface LivingFile {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

export const fileOf = (
  body: string | Uint8Array,
  type: string,
  more: Record<string, string> = {},
): LivingFile => ({
  body: Buffer.from(body),
  headers: { 'content-type': type, ...alwaysSaid, ...more },
});

export const htmlFile = (html: string): LivingFile =>
  fileOf(html, 'text/html; charset=utf-8', { 'content-security-policy': pagePolicy(html) });

const attached = (name: string) => ({ 'content-disposition': attachmentHeader(name) });

/** A paper of the policy; null while it is not there. */
export async function paperFile(
  { db, files }: Context,
  { purchaseId, policyNumber }: LivingPolicy,
  kind: 'policy' | 'receipt',
): Promise<LivingFile | null> {
  const row = await db
    .selectFrom('document')
    .select(['id', 'language', ...storedColumns])
    .where('order_id', '=', purchaseId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row
    ? fileOf(await files.read('document', row.id, row), 'application/pdf', {
        ...attached(fileName(kind, policyNumber, row.language)),
        'content-security-policy': "sandbox; default-src 'none'",
      })
    : null;
}

export const calendarFile = (view: LivingView, policy: LivingPolicy, host: string): LivingFile =>
  fileOf(
    policyCalendar(policy, view.language, { brand: view.brand.name, host }),
    'text/calendar; charset=utf-8',
    attached(`${policy.policyNumber.replace(/[^A-Za-z0-9.-]+/g, '-')}.ics`),
  );

export const manifestFile = (view: LivingView, purchaseId: string): LivingFile =>
  fileOf(manifestOf(view, purchaseId), 'application/manifest+json; charset=utf-8');

export const iconFile = async ({ brand }: LivingView, size: number): Promise<LivingFile> =>
  fileOf(await drawIcon(brand.mark, size), 'image/png');

/** One file of a copy: what it is called below the page's address, where it comes from and what it must be. */
interface ListedFile {
  name: string;
  /** where it is another one than its name */
  from?: string;
  /** SHA-256, base64 */
  sum: string;
  headers: Readonly<Record<string, string>>;
}

/** Everything that a copy is made of. The copy's page is the one that says that it is one. */
export async function keptList(
  context: Context,
  view: LivingView,
  policy: LivingPolicy,
  host: string,
): Promise<{ until: string; files: ListedFile[] }> {
  const papers = await Promise.all(
    policy.documents.map(
      async (kind) => [livingFiles[kind], await paperFile(context, policy, kind)] as const,
    ),
  );
  const all: (readonly [string, LivingFile | null])[] = [
    ['', htmlFile(await livingPage(view, policy, true))],
    ...papers,
    [livingFiles.calendar, calendarFile(view, policy, host)],
    [livingFiles.manifest, manifestFile(view, policy.purchaseId)],
    [livingFiles.icon192, await iconFile(view, 192)],
  ];
  return {
    until: policy.until,
    files: all.flatMap(([name, file]) =>
      file === null
        ? []
        : {
            name,
            ...(name === '' && { from: '?kopyasi' }),
            sum: createHash('sha256').update(file.body).digest('base64'),
            headers: file.headers,
          },
    ),
  };
}
