import { legalHashes } from '@sigorta/legal/documents/hashes';
import type { VerifiedRelease } from '@sigorta/release/read-release';
import { ReleaseError } from '@sigorta/release/release-error';

const inForce: Readonly<Record<string, Readonly<Record<string, string>>>> = legalHashes;

/**
 * A consent is proven by the sum of what was shown. Pages that show other words than this gateway holds would be refused at
 * every press, so their release is not taken live; what was begun under it goes on.
 * @throws ReleaseError `wrong-wording`
 */
export function checkWordings({ id, document }: VerifiedRelease): void {
  for (const [text, sums] of Object.entries(document.wordings ?? {}))
    for (const [language, sum] of Object.entries(sums))
      if (inForce[text]?.[language] !== sum)
        throw new ReleaseError('wrong-wording', id, `${text} in ${language}`);
}
