import { listChoices } from '@sigorta/contracts/panel/list-choices';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import type { Option } from './panel-list.ts';

const none = { products: [], insurers: [], partners: [], staff: [] };

/** What lists may be filtered by; empty until it is there, or when nobody wants it. A list that failed is as good as not there. */
export function useChoices(wanted = true) {
  const { answer } = useQuery(listChoices, wanted ? {} : null);
  return { ...(answer ?? none), isThere: answer !== null };
}

/** As a filter wants its options. */
export const optionsOf = (named: readonly { id: string; name: string }[]): Option[] =>
  named.map(({ id, name }) => ({ value: id, label: name }));
