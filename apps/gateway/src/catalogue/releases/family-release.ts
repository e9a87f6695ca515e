import type { DeclaredProduct } from '../../platform/ports.ts';

/** One family at one moment: its products as they were declared together. */
export interface FamilyRelease {
  /** `pet@0123456789abcdef`, the same for the same sources */
  id: string;
  family: string;
  products: readonly DeclaredProduct[];
}

/**
 * Where releases lie that this process has not opened: what a pin names is asked of it. It reads no database, since it is
 * asked under a purchase's lock too. Null: it has none of that id.
 */
export type ReleaseSource = (id: string) => Promise<FamilyRelease | null>;

/** Keeps nothing: a pin whose release is not in memory falls back to the workspace's, and is counted. */
export const noReleaseSource: ReleaseSource = async () => null;
