import pg from 'pg';

/* one a server and worker: a connection costs a server as much as the copy of a database (decision 0654) */
const kept = new Map<string, pg.Pool>();

const connectionTo = (server: string): pg.Pool => {
  const known = kept.get(server);
  if (known) return known;
  /* it keeps no process alive, and a server that was killed is found again */
  const pool = new pg.Pool({
    connectionString: server,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  pool.on('error', () => {});
  kept.set(server, pool);
  return pool;
};

/** Gives a server a command as its owner, such as one that makes or drops a database. */
export const tellServer = async (server: string, command: string): Promise<void> => {
  await connectionTo(server).query(command);
};
