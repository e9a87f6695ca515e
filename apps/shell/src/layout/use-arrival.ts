import { storage, useLocation, useNavigate } from '@sigorta/runtime/runtime';
import { useEffect } from 'react';
import { agentField, agentIdOf, withoutAgentId } from './agent-id.ts';

/** An address with `bayi` keeps the agent's number and goes on without it, on the same page. */
export function useArrival(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!new URLSearchParams(search).has(agentField)) return;
    const id = agentIdOf(search);
    if (id) storage.write('agentId', id);
    void navigate({ pathname, search: withoutAgentId(search), hash }, { replace: true });
  }, [pathname, search, hash, navigate]);
}
