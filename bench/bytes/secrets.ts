import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Names and defaults of the gateway's settings that nobody outside may know. The site's own token is public. */
export function secretSettings(source: string): string[] {
  const settings = [...source.matchAll(/^\s+([A-Z][A-Z_]+): (.*),$/gm)].filter(([, name = '']) =>
    /KEY|SECRET|PASSWORD|DATABASE_URL|SMTP_URL|METRICS_TOKEN/.test(name),
  );
  if (!settings.length)
    throw new Error('no secret settings found: has apps/gateway/src/platform/config.ts moved?');
  const words = settings.flatMap(([, name = '', value = '']) => {
    const written = /'([^']{8,})'/.exec(value)?.[1];
    return written ? [name, written] : [name];
  });
  return [...new Set(words)];
}

/** Looks for them in every file of an assembled site. */
export function secretsIn(dist: string): { names: string[]; found: string[] } {
  const names = secretSettings(readFileSync(join(root, 'apps/gateway/src/platform/config.ts'), 'utf8'));
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
