import type { Config } from '../platform/config.ts';

/** Origin of the pages of a host of ours or of a partner's. @param host of the partner's own; null for ours */
export const originAt = ({ publicUrl }: Pick<Config, 'publicUrl'>, host: string | null): string => {
  const url = new URL(publicUrl);
  if (host !== null) url.hostname = host;
  return url.origin;
};
