import { basePort } from './ports.ts';
import { Sandbox } from './sandbox.ts';

/** The world outside of the system all unbreaking journeys share. */
export const sandbox = new Sandbox(`http://localhost:${basePort + 2}`);
