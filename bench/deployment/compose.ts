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
}

export interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  networks: { inside: { ipam: { config: { subnet: string }[] } } };
}

export const readCompose = (folder: string): Compose =>
  parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }) as Compose;

/** Settings of a service as compose gives them. @param secrets text of `secrets.env` */
export function environmentOf(service: Service, folder: string, secrets: string): Record<string, string> {
  const files = (service.env_file ?? []).map((name) =>
    parseEnv(name === 'secrets.env' ? secrets : readFileSync(join(folder, name), 'utf8')),
  );
  return Object.assign({}, ...files, service.environment ?? {}) as Record<string, string>;
}

/** Where the volumes of a service are mounted: path → volume. */
export const mountsOf = ({ volumes = [] }: Service): [path: string, volume: string][] =>
  volumes.map((line) => {
    const [volume = '', path = ''] = line.split(':');
    return [path, volume];
  });
