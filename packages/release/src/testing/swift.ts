import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

interface Swift {
  endpoint: string;
  stop: () => Promise<void>;
}

/** Debian's own, which sees Debian's packages. */
const python = '/usr/bin/python3';
const patienceMs = 90_000;

/** Starts Swift with an empty bucket `releases`; null where its packages are not installed. */
export async function startSwift(folder: string): Promise<Swift | null> {
  if (!existsSync(python) || !existsSync('/usr/bin/swift-proxy-server')) return null;
  mkdirSync(folder);
  const script = join(import.meta.dirname, 'swift-server.py');
  const server = spawn(python, [script, folder], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(server, 'exit');
  const lines = createInterface({ input: server.stdout });
  const first = await Promise.race([
    once(lines, 'line', { signal: AbortSignal.timeout(patienceMs) }).then(([line]) => String(line)),
    ended.then(() => null),
  ]);
  if (first === null) return null;
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: first,
    forcePathStyle: true,
    credentials: { accessKeyId: 'test:tester', secretAccessKey: 'testing' },
  });
  await client.send(new CreateBucketCommand({ Bucket: 'releases' }));
  client.destroy();
  return {
    endpoint: first,
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}
