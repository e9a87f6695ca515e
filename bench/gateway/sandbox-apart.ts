import { startChild, stopChild, waitUntilUp } from '@sigorta/tooling/process/child';
import { type Sandbox, sandboxApart } from '../../apps/gateway/src/testing/purchase/outside.ts';
import { root } from '../root.ts';
import { benchPort } from '../run/bench-port.ts';

/** The world outside in a process of its own: what insurers and banks cost is no time of the gateway's thread. */
export async function startSandboxApart(): Promise<Sandbox> {
  const ports = {
    SANDBOX_PORT: String(benchPort + 2),
    ACS_PORT: String(benchPort + 3),
    SMTP_PORT: String(benchPort + 4),
  };
  const env = { ...ports, INSURERS_DELAY_SCALE: '0' };
  const child = startChild('sandbox', process.execPath, ['apps/sandbox/src/start.ts'], { cwd: root, env });
  const urls = {
    main: `http://localhost:${ports.SANDBOX_PORT}`,
    acs: `http://localhost:${ports.ACS_PORT}`,
    smtp: `smtp://localhost:${ports.SMTP_PORT}`,
  };
  await waitUntilUp(child, `${urls.main}/healthz`);
  return sandboxApart(urls, () => stopChild(child));
}
