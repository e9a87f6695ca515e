import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; target?: string };
  command?: string[];
  env_file?: string[];
  environment?: Record<string, string>;
  /** `<volume>:<path>` */
  volumes?: string[];
  ports?: string[];
  stop_grace_period?: string;
  networks?: string[];
}

export interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: {
    inside: { internal?: boolean; ipam: { config: { subnet: string }[] } };
  } & Record<string, { internal?: boolean }>;
}

export const readCompose = (folder: string): Compose =>
  parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as Compose;

/** The files of a deployment's own that `make-secrets.sh` prints. */
export type Secrets = Readonly<Record<'secrets.env' | 'owner.env', string>>;

export function makeSecrets(folder: string): Secrets {
  const made = (...words: string[]) =>
    execFileSync('sh', [join(folder, 'make-secrets.sh'), ...words], { encoding: 'utf8' });
  return { 'secrets.env': made(), 'owner.env': made('owner') };
}

const isMade = (name: string): name is keyof Secrets => name === 'secrets.env' || name === 'owner.env';

/** Settings of a service as compose gives them. */
export function environmentOf(service: Service, folder: string, secrets: Secrets): Record<string, string> {
  const files = (service.env_file ?? []).map((name) =>
    parseEnv(isMade(name) ? secrets[name] : readFileSync(join(folder, name), 'utf8')),
  );
  return Object.assign({}, ...files, service.environment ?? {}) as Record<string, string>;
}

/** Where the volumes of a service are mounted: path → volume; a file of this folder is none. */
export const mountsOf = ({ volumes = [] }: Service): [path: string, volume: string][] =>
  volumes
    .filter((line) => !line.startsWith('./'))
    .map((line) => {
      const [volume = '', path = ''] = line.split(':');
      return [path, volume];
    });

/** Files and folders of this one that a service sees: path there → path here. */
export const filesOf = ({ volumes = [] }: Service): [path: string, file: string][] =>
  volumes
    .filter((line) => line.startsWith('./'))
    .map((line) => {
      const [file = '', path = ''] = line.slice(2).split(':');
      return [path, file];
    });

/** Address of a service on this machine; each has its own, so that ports are those of the files. */
export const addressOf = (compose: Compose, service: string): string =>
  `127.14.0.${10 + Object.keys(compose.services).indexOf(service)}`;

/**
 * An authority and a certificate for every service that is given one, as an operator makes them.
 * @param home where `certificates` is put
 * @returns that folder
 */
export function makeCertificates(folder: string, home: string): string {
  const compose = readCompose(folder);
  const certificates = join(home, 'certificates');
  const names = Object.entries(compose.services).flatMap(([name, service]) =>
    filesOf(service).some(([, file]) => file === `certificates/${name}`)
      ? [`${name},${addressOf(compose, name)}`]
      : [],
  );
  execFileSync('sh', [join(folder, 'make-certificates.sh'), certificates, ...names]);
  return certificates;
}
