import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Keeps a second sandbox off the same data folder: its start would rewrite the journal under the first one's feet.
 * An abstract socket of Linux goes with its process, however that ends; elsewhere nothing is locked.
 * @returns what lets go of the folder
 * @throws Error with one clear sentence when another process holds it
 */
export const lockFolder = async (directory: string): Promise<() => void> => {
  if (process.platform !== 'linux') return () => {};
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 32);
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new Error(`The data folder ${directory} is in use by another sandbox.`)),
    );
    server.listen({ path: `\0sandbox-${name}` }, resolve);
  });
  server.unref();
  return () => {
    server.close();
  };
};
