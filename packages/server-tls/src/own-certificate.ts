import { readFileSync } from 'node:fs';
import { createSecureContext, type Server } from 'node:tls';

/** Where a service's certificate and its key lie. */
export interface CertificateFiles {
  certificateFile: string;
  keyFile: string;
}

type Reread = 'same' | 'taken' | 'unfit';

/** What a service shows to whoever calls it. */
export interface OwnCertificate {
  /** beside the other options of a server; empty where no files are set, and http is spoken */
  options: { https?: { cert: string; key: string; minVersion: 'TLSv1.2' } };
  /** looks whether the files changed, and gives what they hold to servers that listen; what does not fit together changes nothing */
  reread: (servers: readonly object[]) => Reread;
  /** does so again and again. @param told hears of every new pair that was taken or did not fit @returns what ends it */
  follow: (servers: readonly object[], told: (what: Exclude<Reread, 'same'>) => void) => () => void;
}

const rereadMs = 10_000;

/** @throws Error in one sentence */
const readPair = ({ certificateFile, keyFile }: CertificateFiles): { cert: string; key: string } => {
  try {
    const pair = { cert: readFileSync(certificateFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    createSecureContext(pair);
    return pair;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(
      `The certificate ${certificateFile} and the key ${keyFile} cannot be served together (${code}).`,
    );
  }
};

/** @throws Error in one sentence when the files cannot be read or do not belong together */
export function openCertificate(files: CertificateFiles | null): OwnCertificate {
  if (files === null) return { options: {}, reread: () => 'same', follow: () => () => {} };
  let shown = readPair(files);
  const reread = (servers: readonly object[]): Reread => {
    try {
      const found = readPair(files);
      if (found.cert === shown.cert && found.key === shown.key) return 'same';
      for (const server of servers)
        (server as Pick<Server, 'setSecureContext'>).setSecureContext({ ...found, minVersion: 'TLSv1.2' });
      shown = found;
      return 'taken';
    } catch {
      /* somebody is between writing the one and the other */
      return 'unfit';
    }
  };
  return {
    options: { https: { ...shown, minVersion: 'TLSv1.2' } },
    reread,
    follow: (servers, told) => {
      const timer = setInterval(() => {
        const what = reread(servers);
        if (what !== 'same') told(what);
      }, rereadMs).unref();
      return () => clearInterval(timer);
    },
  };
}
