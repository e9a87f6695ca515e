import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StopError } from '../process/stop-error.ts';

/** The headless shell first: it has no browser window to draw, which saves a third of every journey. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The path of a Chromium: `CHROMIUM_PATH`, the search path, or on Debian as root installed with apt. */
export function findChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing its headless shell with apt-get (about a minute) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    for (const wanted of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', wanted], { stdio: 'ignore', env });
      const installed = onPath();
      if (installed) return installed;
    }
  }
  throw new StopError(
    'The browser journeys need Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
