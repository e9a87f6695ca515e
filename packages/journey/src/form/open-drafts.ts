import { draftKey } from '@sigorta/contracts/embed';
import { isRecord } from '@sigorta/product-kit/shape';

/** A device may be shared: a draft lives in the tab's storage and for an hour (decision 55). */
export const draftLifeMs = 3_600_000;

const prefix = draftKey('');

export interface OpenDraft {
  /** id of the product */
  product: string;
  /** milliseconds since 1970 */
  savedAt: number;
}

const savedAtOf = (json: string | null): number => {
  const kept: unknown = JSON.parse(json ?? 'null');
  return isRecord(kept) ? Number(kept.savedAt) : Number.NaN;
};

/** Drafts of this tab that are young enough to go on with, newest first. */
export function openDrafts(now: number, store: Storage): OpenDraft[] {
  const keys = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key): OpenDraft[] => {
      try {
        const savedAt = savedAtOf(store.getItem(key));
        const age = now - savedAt;
        return age >= 0 && age < draftLifeMs ? [{ product: key.slice(prefix.length), savedAt }] : [];
      } catch {
        /* not ours or damaged */
        return [];
      }
    })
    .toSorted((a, b) => b.savedAt - a.savedAt);
}
