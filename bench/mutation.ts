import { argv } from 'node:process';

/*
 * `mutation <area>` changes code (mutation/run-area.ts), `mutation guards` what the database refuses by itself (mutation/run-guards.ts), `mutation
 * checker` what the ledger's checker asks (mutation/run-checks.ts).
 */
if (argv[2] === 'guards') await import('./mutation/run-guards.ts');
else if (argv[2] === 'checker') await import('./mutation/run-checks.ts');
else await import('./mutation/run-area.ts');
