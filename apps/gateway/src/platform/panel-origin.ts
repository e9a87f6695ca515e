import { nameOfHost } from './http/host-sides.ts';
import { StartError } from './start-error.ts';

interface Origins {
  PANEL_ORIGIN?: string | undefined;
  PUBLIC_URL: string;
  HOP_URL: string;
  CARD_URL: string;
  ENDPOINT_ORIGINS: readonly string[];
}

/**
 * A host is another by its name: cookies know no ports.
 * @returns null where the panel has no host of its own
 * @throws StartError when that host is one of the site's, or is reached in another way
 */
export const panelOriginOf = ({ PANEL_ORIGIN, ...e }: Origins): string | null => {
  if (PANEL_ORIGIN === undefined) return null;
  const name = nameOfHost(new URL(PANEL_ORIGIN).host);
  for (const setting of ['PUBLIC_URL', 'HOP_URL', 'CARD_URL', 'ENDPOINT_ORIGINS'] as const) {
    const others = [e[setting]].flat().map((url) => nameOfHost(new URL(url).host));
    if (others.includes(name))
      throw new StartError(
        `The setting PANEL_ORIGIN names the host of ${setting}; the panel needs a host that nothing else stands on.`,
      );
  }
  if (new URL(PANEL_ORIGIN).protocol !== new URL(e.PUBLIC_URL).protocol)
    throw new StartError(
      'The settings PANEL_ORIGIN and PUBLIC_URL begin both with https:// or both with http://.',
    );
  return PANEL_ORIGIN;
};
