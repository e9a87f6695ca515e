import { join } from 'node:path';
import { type Child, startChild, stopChild } from '../process/child.ts';
import { addresses, ports, root } from '../start/settings.ts';

/** Sandbox, card entry and gateway restarting on change, and one Vite server with shell and remotes from their sources. */
export async function dev(): Promise<void> {
  const env = addresses();
  const shellPort = Number(process.env.DEV_PORT ?? 4310);
  const pnpm = process.env.npm_execpath;
  const children: Child[] = [
    startChild('sandbox', process.execPath, ['--watch', 'apps/sandbox/src/start.ts'], {
      cwd: root,
      env,
      show: true,
    }),
    startChild('card entry', process.execPath, ['--watch', 'apps/card-entry/src/server/start.ts'], {
      cwd: root,
      env,
      show: true,
    }),
    startChild('card frame', join(root, 'apps/card-entry/node_modules/.bin/vite'), ['build', '--watch'], {
      cwd: join(root, 'apps/card-entry'),
      env,
      show: true,
    }),
    startChild('gateway', process.execPath, ['--watch', 'apps/gateway/src/main/start.ts'], {
      cwd: root,
      env: { ...env, PUBLIC_URL: `http://localhost:${shellPort}` },
      show: true,
    }),
    startChild(
      'site',
      join(root, 'apps/shell/node_modules/.bin/vite'),
      ['dev', '--port', String(shellPort)],
      {
        cwd: join(root, 'apps/shell'),
        env: {
          ...env,
          GATEWAY_URL: `http://localhost:${ports.PORT}`,
          ...(pnpm ? { npm_execpath: pnpm } : {}),
        },
        show: true,
      },
    ),
  ];
  console.log(
    `The site with hot reload: http://localhost:${shellPort} · sandbox: ${env.SANDBOX_URL} · stop: Ctrl-C`,
  );
  const stop = async () => {
    for (const child of children.reverse()) await stopChild(child);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
