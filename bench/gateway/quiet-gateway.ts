import { createContext, type GatewayContext } from '../../apps/gateway/src/main/context.ts';
import { buildServer } from '../../apps/gateway/src/main/server.ts';
import { readConfig } from '../../apps/gateway/src/platform/read-config.ts';
import { sandboxEnvironment, startSandbox } from '../../apps/gateway/src/testing/purchase/outside.ts';
import { startThrowAwayPostgres } from '../../apps/gateway/src/testing/throw-away-postgres.ts';
import { root } from '../root.ts';

export interface QuietGateway {
  app: ReturnType<typeof buildServer>;
  context: GatewayContext;
  /** moves the gateway's clock on, milliseconds */
  pass: (milliseconds: number) => void;
}

/**
 * A gateway in this process with its real limits, on a PostgreSQL server that is thrown away; every address that
 * `X-Forwarded-For` names is believed.
 * @param later gets what is to be closed at the end
 */
export async function quietGateway(later: (close: () => Promise<unknown>) => void): Promise<QuietGateway> {
  const postgres = await startThrowAwayPostgres((line) => console.error(line));
  if (!postgres) throw new Error('No PostgreSQL server could be started.');
  later(postgres.stop);
  const sandbox = await startSandbox();
  later(sandbox.close);
  const config = readConfig(
    {
      ...sandboxEnvironment(sandbox),
      NODE_ENV: 'development',
      LOG_LEVEL: 'error',
      DATABASE_URL: postgres.url,
      DATABASE_POOL: '20',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    root,
  );
  let passed = 0;
  const context = await createContext(config, { clock: () => new Date(Date.now() + passed) });
  later(context.close);
  const app = buildServer(context);
  later(() => app.close());
  await app.ready();
  return {
    app,
    context,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
  };
}
