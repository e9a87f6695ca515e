import type { PartnerSettings } from '@sigorta/contracts/partner';
import { mostEmbedOrigins } from '@sigorta/contracts/partner-settings/embed-origins';
import type { Config } from '../platform/config.ts';
import { isSecure } from '../platform/http/cookies.ts';

type Settings = Pick<PartnerSettings, 'gomulu_siteler'>;

/** a name with a dot and perhaps a port: no wildcard, path, user or query fits */
const secureOrigin =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/;
/** this machine, for whoever tries the house without a certificate */
const localOrigin = /^http:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d{1,5})?$|^http:\/\/127\.0\.0\.1(?::\d{1,5})?$/;

/** What a partner typed, entry by entry. */
export const embedEntries = ({ gomulu_siteler }: Settings): string[] =>
  (gomulu_siteler ?? '')
    .slice(0, 10_000)
    .split(/[\s,]+/)
    .filter((entry) => entry !== '');

/** The origin that an entry names, as browsers write it; null for anything else. */
const originOf = (config: Pick<Config, 'publicUrl'>, entry: string): string | null => {
  const typed = entry.toLowerCase().replace(/\/$/, '');
  const isAllowed = secureOrigin.test(typed) || (!isSecure(config) && localOrigin.test(typed));
  return isAllowed && URL.canParse(typed) ? new URL(typed).origin : null;
};

/**
 * Whose pages may show a partner's bare pages in a frame: origins over https, each once, at most twenty. On a site without
 * https also those of this machine.
 */
export const embedOriginsOf = (config: Pick<Config, 'publicUrl'>, settings: Settings): string[] => {
  const origins = embedEntries(settings).map((entry) => originOf(config, entry));
  return [...new Set(origins.filter((origin) => origin !== null))].slice(0, mostEmbedOrigins);
};
