import type { Operation } from '@sigorta/contracts/operation';
import { panelOperations } from '@sigorta/contracts/panel/table';
import type { Buyer } from '../buyer.ts';
import { type Caller, type Probe, probes, type StaffOperationName } from './probes.ts';
import type { Scope } from './scope.ts';

export interface Said {
  status: number;
  body: string;
}

/** Calls an operation as the browser does; what the address names is taken out of the request. */
export const callFor = async (
  browser: Buyer,
  { producer, method }: Pick<Operation, 'producer' | 'method'>,
  request: Record<string, unknown>,
): Promise<Said> => {
  const key = producer.replace(/:([A-Za-z]+)/g, (_, name: string) => String(request[name]));
  const response = await browser.operation(key, method, method === 'POST' ? request : undefined);
  return { status: response.status, body: await response.text() };
};

export const sayAs = (
  browser: Buyer,
  name: StaffOperationName,
  scope: Scope,
  caller: Caller = { turn: 0, views: {}, asks: {}, sessions: {} },
): Promise<Said> => callFor(browser, panelOperations[name], probes[name].ask(scope, caller));

/** somebody may have done it a moment before: that is no question of who may */
const isLetThrough = ({ status, body }: Said, says: Probe['says']): boolean =>
  status === 200 || status === 409 || [says ?? []].flat().some((code) => body.includes(`"code":"${code}"`));

/** What a role may do with an operation, from its answers about the own and about another's scope. */
export const cellOf = (
  name: StaffOperationName,
  own: Said,
  other: Said,
  scopes: readonly [Scope, Scope],
): string => {
  const refusals = [own, other].filter(
    ({ status, body }) => status === 403 && body.includes('"not-allowed"'),
  );
  if (refusals.length === 2) return '--';
  const { shows, says }: Probe = probes[name];
  if (isLetThrough(own, says) && isLetThrough(other, says)) {
    if (!shows) return 'all';
    if (own.body.includes(shows(scopes[0]))) return own.body.includes(shows(scopes[1])) ? 'all' : 'own';
    return 'nothing listed';
  }
  if (isLetThrough(own, says) && other.status === 404 && other.body.includes('"not-found"')) return 'own';
  return `${own.status} ${own.body} | ${other.status} ${other.body}`.slice(0, 400);
};
