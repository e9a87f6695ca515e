import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'served', name), 'utf8');

/** As a policy of a page names what may run in it. */
export const sumOfInline = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** In a page it stands as a module: strict, after the document, and its names are its own. */
export const pageScript = read('page.js');
export const worker = read('worker.js');
/** What every worker becomes when kept copies are switched off. */
export const endedWorker = read('ended.js');
