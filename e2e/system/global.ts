import { Sandbox } from './sandbox.ts';

export const basePort = Number(process.env.E2E_PORT ?? 4700);

/** The world outside of the system all unbreaking journeys share. */
export const sandbox = new Sandbox(`http://localhost:${basePort + 2}`);
