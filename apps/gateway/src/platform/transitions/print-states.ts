import { stateLines } from './state-lines.ts';

process.stdout.write(`${stateLines()}\n`);
