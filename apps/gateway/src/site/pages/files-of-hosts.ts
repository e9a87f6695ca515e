import type { ReleaseManifest } from '@sigorta/contracts/release';
import type { Side } from '../../platform/http/host-sides.ts';

const panelFamily = 'panel';

const isFamilyOf = (side: Side, family: string): boolean =>
  side === 'both' || (side === 'panel') === (family === panelFamily);

/** Whether a built file is asked for on a host that shows its family. @param name `remotes/<family>/…` */
export const isFileOf = (side: Side, name: string): boolean => isFamilyOf(side, name.split('/')[1] ?? '');

/** The families that a host shows. */
export const manifestOf = (side: Side, manifest: ReleaseManifest): ReleaseManifest => ({
  ...manifest,
  remotes: Object.fromEntries(
    Object.entries(manifest.remotes).filter(([family]) => isFamilyOf(side, family)),
  ),
});
