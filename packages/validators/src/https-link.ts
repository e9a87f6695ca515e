const longestLink = 300;

/**
 * An https address that leads to a named host and nowhere else: no user, no port, no bare number as host.
 * @param hosts when given, the host must be one of them or a name below one
 */
export const httpsLink = (text: unknown, hosts?: readonly string[]): URL | null => {
  if (typeof text !== 'string' || text.length > longestLink || !URL.canParse(text.trim())) return null;
  const url = new URL(text.trim());
  const isNamed = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(url.hostname);
  if (url.protocol !== 'https:' || url.username || url.password || url.port || !isNamed) return null;
  const isAllowed =
    !hosts || hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return isAllowed ? url : null;
};
