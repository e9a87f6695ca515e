import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Whether nothing listens on a port of this machine, on IPv4 and IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      // A machine without IPv6 has nothing listening there either.
      probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
    });
    if (!free) return false;
  }
  return true;
}

/** Below those that a system hands out by itself: one of these may be the near end of anybody's connection a moment later. */
const anyPort = (): number => randomInt(10_000, 32_000);

/** A port that nothing listens on, for a program that listens there in a while. */
export async function drawPort(draw = anyPort): Promise<number> {
  const port = draw();
  return (await isPortFree(port)) ? port : drawPort(draw);
}
