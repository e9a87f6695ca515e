import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/settings.ts';
import { asvsPage } from './page.ts';

writeFileSync(join(root, 'docs/asvs.md'), asvsPage());
