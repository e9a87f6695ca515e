import type { releaseDifference } from '@sigorta/contracts/panel/releases';
import type { Language } from '@sigorta/i18n/language';
import { legalConsentOf } from '@sigorta/legal/consent-of-use';
import { consentKinds } from '@sigorta/legal/consents';
import { titleOf } from '@sigorta/legal/titles/all';
import { type Compared, differenceOf } from '@sigorta/release/difference/difference';
import type { Reader } from '@sigorta/release/difference/sides';
import { ReleaseError } from '@sigorta/release/release-error';
import { wordFor } from '../../documents/words.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteContext } from '../../site/context.ts';
import { isStoredRelease } from '../../site/releases/chosen-releases.ts';
import { builtRelease } from '../../site/releases/follow-releases.ts';
import type { ReleaseShelf } from '../../site/releases/release-shelf.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { requireAllPartners } from '../scope/require-all-partners.ts';
import { releaseState, shelfOf } from './view-releases.ts';
import { weighBuilt } from './weigh-built.ts';

/** A release from the store, opened from its verified files; nothing of it is shown by that. */
async function storedSide({ stored }: SiteContext, version: string): Promise<Compared> {
  try {
    const release = await stored.read(version, false);
    const { products } = await stored.open(release);
    return { products, document: release.document, weights: release.document.measured.form };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw error.fault === 'missing'
      ? new Refusal('not-found')
      : new Refusal('invalid-input', { fields: [{ field: 'version', message: 'version.unfit' }] });
  }
}

/** A build of the site: whichever of its files are shown, its declarations are those that the gateway began with. */
async function builtSide(
  context: SiteContext,
  shelf: ReleaseShelf,
  family: string,
  version: string,
): Promise<Compared> {
  const newest = shelf.newest.remotes[family];
  const kept = shelf.kept[family]?.find(({ release }) => release.version === version)?.release;
  const files = newest?.version === version ? newest : kept;
  if (!files) throw new Refusal('not-found');
  const id = builtRelease(context, family);
  const declared = id === undefined ? null : await context.products.release(id);
  return {
    products: declared?.products ?? [],
    document: null,
    weights: await weighBuilt(shelf.dist, files),
  };
}

const readerOf = (language: Language): Reader => ({
  language,
  word: (texts, key) => wordFor(texts, language, key),
  consent: (use) => {
    const document = consentKinds.find(({ id }) => id === legalConsentOf(use))?.document;
    return document ? titleOf(document, language) : use.id;
  },
});

/** Told before a person says yes: what a release would change of what is live now. */
export const viewDifference: Handler<typeof releaseDifference, SiteContext> = async (
  context,
  { family, version },
  call,
) => {
  requireAllPartners(staffOf(call));
  const shelf = await shelfOf(context);
  const { live } = await releaseState(context, shelf, family);
  const side = (of: string) =>
    isStoredRelease(of) ? storedSide(context, of) : builtSide(context, shelf, family, of);
  /* of a family that is retired the last build is what would be sold */
  const sold = live || (shelf.newest.remotes[family]?.version ?? '');
  const [before, after] = await Promise.all([side(sold), side(version)]);
  return { live: sold, changes: await differenceOf(before, after, readerOf(call.language)) };
};
