import { request } from 'node:http';
import { plainPort } from './edge-ports.ts';

interface Said {
  status: number;
  location: string;
}

const ask = (host: string, path: string, method: 'GET' | 'POST'): Promise<Said> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: plainPort, path, method, headers: { host } },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' });
      },
    );
    asked.on('error', reject);
    asked.end(method === 'POST' ? '{}' : undefined);
  });

/**
 * What the edge says to who comes without TLS: a page is led to https, a call is refused and led nowhere.
 * @param site origin of the site, over https
 * @param others origins that only calls or a bank come to
 */
export async function faultsWithoutTls(site: string, others: readonly string[]): Promise<string[]> {
  const { hostname } = new URL(site);
  const page = await ask(hostname, '/kasko?a=1', 'GET');
  const calls = await Promise.all([
    ask(hostname, '/apiConnection', 'POST'),
    ask(hostname, '/apiConnection/partner/website-info', 'GET'),
    ...others.map((origin) => ask(new URL(origin).hostname, '/kart/muhur', 'POST')),
  ]);
  return [
    ...(page.status === 308 && page.location === `${site}/kasko?a=1`
      ? []
      : [`a page without TLS got ${page.status} and ${page.location}`]),
    ...calls.flatMap(({ status, location }) =>
      status === 403 && location === '' ? [] : [`a call without TLS got ${status} and ${location}`],
    ),
  ];
}
