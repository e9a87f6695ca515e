import { httpsWhenSet } from './production-rules.ts';
import { unset } from './setting-kinds.ts';
import { origin } from './setting-parsers.ts';

/** Where the panel stands. */
export const panelSettings = {
  PANEL_ORIGIN: unset(origin, {
    instead: 'it stands on every host of the site',
    meaning:
      'origin of the staff panel on a host of its own, another than those of site, partners, hop and card entry (docs/operations.md)',
    fits: 'an origin such as https://panel.example.com',
    production: httpsWhenSet,
  }),
} as const;
