import { readFileSync } from 'node:fs';
import { type ConnectionOptions, getCACertificates } from 'node:tls';
import type pg from 'pg';
import { StartError } from '../start-error.ts';

const fileOf = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`The file ${path}, ${name} of the database’s address, cannot be read.`);
  }
};

/**
 * How the driver reaches a server. What `sslmode=verify-full` promises is asked for in so many words: the driver would leave it to an
 * environment that may turn all checks off, and takes `sslrootcert=system`, which PostgreSQL's own programs know, for a file.
 * @throws StartError when a file that the address names cannot be read
 */
export const clientOptions = (url: string): Pick<pg.ClientConfig, 'connectionString' | 'ssl'> => {
  if (!URL.canParse(url)) return { connectionString: url };
  const rest = new URL(url);
  if (rest.searchParams.get('sslmode') !== 'verify-full') return { connectionString: url };
  const named = (name: string): string | null => {
    const value = rest.searchParams.get(name);
    /* whatever of them stays makes the driver forget the rest */
    rest.searchParams.delete(name);
    return value;
  };
  const [authority, certificate, key] = ['sslrootcert', 'sslcert', 'sslkey'].map((name) => {
    const path = named(name);
    if (path === 'system' && name === 'sslrootcert') return getCACertificates('system');
    return path ? fileOf(name, path) : undefined;
  });
  named('sslmode');
  const ssl: ConnectionOptions = { rejectUnauthorized: true, minVersion: 'TLSv1.2' };
  if (authority !== undefined) ssl.ca = authority;
  if (certificate !== undefined) ssl.cert = certificate;
  if (key !== undefined) ssl.key = key;
  return { connectionString: rest.href, ssl };
};
