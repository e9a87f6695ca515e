import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Egress } from '@sigorta/egress/egress';
import { sharedAgent } from '@sigorta/egress/line-agent';
import { callUpstream } from './call-upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** `absent`: there is no file of that day, which is so on days without business. */
export type DayFile =
  | { result: 'file'; text: string }
  | { result: 'absent' }
  | { result: 'failed'; why: string };

const largestBytes = 50_000_000;
const timeoutMs = 30_000;
const agentOf = sharedAgent({ connections: 4 });

const failed = (error: unknown): DayFile => {
  if (error instanceof UpstreamError) return { result: 'failed', why: error.fault };
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no-answer';
  return { result: 'failed', why: code };
};

async function fromFolder(url: URL): Promise<DayFile> {
  try {
    return { result: 'file', text: await readFile(fileURLToPath(url), 'utf8') };
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT'
      ? { result: 'absent' }
      : failed(error);
  }
}

/** Who we are stands in the address, and goes into a header. */
async function fromServer(url: URL, egress: Egress): Promise<DayFile> {
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const who = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  try {
    const { status, body } = await callUpstream({
      to: { peer: 'settlement-files', call: 'day' },
      url: url.href,
      method: 'GET',
      ...(username === ''
        ? {}
        : { headers: { authorization: `Basic ${Buffer.from(who).toString('base64')}` } }),
      dispatcher: agentOf(egress),
      timeoutMs,
      maxBytes: largestBytes,
    });
    if (status === 404) return { result: 'absent' };
    return status === 200
      ? { result: 'file', text: body.toString('utf8') }
      : { result: 'failed', why: `http-${status}` };
  } catch (error) {
    return failed(error);
  }
}

/**
 * The file of one day.
 * @param address with `{day}` where its eight digits stand
 * @param day ISO date of Istanbul
 */
export function readDayFile(egress: Egress, address: string, day: string): Promise<DayFile> {
  const url = new URL(address.replaceAll('{day}', day.replaceAll('-', '')));
  return url.protocol === 'file:' ? fromFolder(url) : fromServer(url, egress);
}
