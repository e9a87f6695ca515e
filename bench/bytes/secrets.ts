import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../apps/gateway/src/platform/settings.ts';

interface Setting {
  standard: string | null;
  secret?: true;
}

/** Names and defaults of the gateway's settings that nobody outside may know. The site's own token is public. */
export function secretSettings(table: Record<string, Setting>): string[] {
  const secrets = Object.entries(table).filter(([, { secret }]) => secret);
  if (secrets.length === 0)
    throw new Error('no secret settings found: what does the gateway keep secret now?');
  /* a short default is a word that stands in any file */
  return [
    ...new Set(
      secrets.flatMap(([name, { standard }]) => [
        name,
        ...(standard && standard.length >= 8 ? [standard] : []),
      ]),
    ),
  ];
}

/** Looks for them in every file of an assembled site. */
export function secretsIn(dist: string): { names: string[]; found: string[] } {
  const names = secretSettings(settings);
  const found: string[] = [];
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|woff2)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file, 'utf8');
    const name = names.find((secret) => content.includes(secret));
    if (name) found.push(`${file.slice(dist.length + 1)} holds the server's ${name}`);
  }
  return { names, found };
}
