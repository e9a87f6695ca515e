/** What an address of a PostgreSQL server says of the line to it. */
interface ServerAddress {
  /** a name, an address, or the folder of a socket */
  host: string;
  sslmode: string | null;
  sslrootcert: string | null;
}

/** By these the driver and the programs of PostgreSQL would go elsewhere than the host says, or agree on something else than sslmode. */
const misleading = ['hostaddr', 'service', 'ssl', 'requiressl', 'gssencmode'];

/** @returns null for what is no address, or what the driver and PostgreSQL's programs could read in two ways */
const readAddress = (url: string): ServerAddress | null => {
  if (!URL.canParse(url) || /\s/.test(url)) return null;
  const { hostname, searchParams } = new URL(url);
  const names = [...searchParams.keys()];
  if (new Set(names).size !== names.length || misleading.some((name) => searchParams.has(name))) return null;
  return {
    /* both let the parameter win */
    host: searchParams.get('host') || decodeURIComponent(hostname),
    sslmode: searchParams.get('sslmode'),
    sslrootcert: searchParams.get('sslrootcert'),
  };
};

/**
 * Whether nobody between can read or answer: the server is this machine, or shows a certificate for its name by an authority that
 * the address names. Names of weaker modes promise more than they keep, and the driver's next version keeps less of them.
 */
export const isSafeLine = (url: string): boolean => {
  const address = readAddress(url);
  if (address === null) return false;
  const isHere = /^(?:\/.*|localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/.test(address.host);
  return isHere || (address.sslmode === 'verify-full' && Boolean(address.sslrootcert));
};
