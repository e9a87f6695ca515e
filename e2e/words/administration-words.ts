import { ar as arPartners } from '../../apps/panel/src/pages/partners/texts/ar.ts';
import { tr as trPartners } from '../../apps/panel/src/pages/partners/texts/tr.ts';
import { ar as arReleases } from '../../apps/panel/src/pages/releases/texts/ar.ts';
import { tr as trReleases } from '../../apps/panel/src/pages/releases/texts/tr.ts';

/** The panel's administration in the two languages that differ most. */
export const partnerWords = { tr: trPartners, ar: arPartners };
export const releaseWords = { tr: trReleases, ar: arReleases };
