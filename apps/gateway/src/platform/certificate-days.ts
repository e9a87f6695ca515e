import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';

/** A file with certificates that this gateway reads, and when the first of them ends. */
export interface EndingCertificate {
  /** the setting that names the file */
  setting: string;
  endsAt: Date;
}

type Reading = Pick<Config, 'certificate' | 'insideAuthority' | 'wallet' | 'databaseUrl' | 'keyService'>;

const authorityOfDatabase = (url: string | null): string | null => {
  const file = url === null ? null : (URL.parse(url)?.searchParams.get('sslrootcert') ?? null);
  return file === 'system' ? null : file;
};

/** told once where it is that of the inside */
const ofKeyService = ({ keyService, insideAuthority }: Reading): string | null =>
  keyService && keyService.authorityFile !== insideAuthority ? keyService.authorityFile : null;

const filesOf = (config: Reading): [setting: string, file: string | null | undefined][] => [
  ['TLS_CERTIFICATE_FILE', config.certificate?.certificateFile],
  ['INSIDE_AUTHORITY_FILE', config.insideAuthority],
  ['DATABASE_URL', authorityOfDatabase(config.databaseUrl)],
  ['KEY_SERVICE_AUTHORITY_FILE', ofKeyService(config)],
  ['WALLET_CERTIFICATE_FILE', config.wallet?.certificateFile],
  ['WALLET_AUTHORITY_FILE', config.wallet?.authorityFile],
];

const pem = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** @returns null for a file that cannot be read now, as while somebody writes it: whoever needs it says so himself */
function firstEndIn(file: string): Date | null {
  try {
    const ends = (readFileSync(file, 'utf8').match(pem) ?? []).map((one) =>
      Date.parse(new X509Certificate(one).validTo),
    );
    return ends.length === 0 ? null : new Date(Math.min(...ends));
  } catch {
    return null;
  }
}

/** Every file of certificates that the settings name, read anew: whoever renews one restarts nothing. */
export const endingCertificates = (config: Reading): EndingCertificate[] =>
  filesOf(config).flatMap(([setting, file]) => {
    const endsAt = file ? firstEndIn(file) : null;
    return endsAt === null ? [] : [{ setting, endsAt }];
  });

const dayMs = 24 * 3_600_000;

/** Days that are left, less than a whole one counted as its part; negative when it is over. */
export const daysLeft = ({ endsAt }: EndingCertificate, now: Date): number =>
  (endsAt.getTime() - now.getTime()) / dayMs;
