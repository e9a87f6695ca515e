/** The name of the query field that carries an agent's number: `/ortak?bayi=34012`. */
export const agentField = 'bayi';

const shape = /^[0-9A-Za-z_-]{1,32}$/;

/** The agent's number in a query string; null when there is none or it is no number of ours. */
export function agentIdOf(search: string): string | null {
  const id = new URLSearchParams(search).get(agentField)?.trim() ?? '';
  return shape.test(id) ? id : null;
}

/** The query string without the agent's number, with its question mark when something is left. */
export function withoutAgentId(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(agentField);
  return rest.size > 0 ? `?${rest}` : '';
}
