import { argv } from 'node:process';

/* `mutation <area>` changes code (mutation/run-area.ts), `mutation guards` what the database refuses by itself (mutation/run-guards.ts). */
if (argv[2] === 'guards') await import('./mutation/run-guards.ts');
else await import('./mutation/run-area.ts');
