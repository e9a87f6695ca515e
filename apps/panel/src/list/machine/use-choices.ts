import { listChoices } from '@sigorta/contracts/panel/list-choices';
import { useAnswer } from '../../app/use-answer.ts';

const nothing = {};
const none = { products: [], insurers: [], partners: [], staff: [] };

/** What lists may be filtered by; empty until it is there. */
export function useChoices() {
  return useAnswer(listChoices, nothing).state.answer ?? none;
}

/** As a filter wants its options. */
export const optionsOf = (things: readonly { id: string; name: string }[]) =>
  things.map(({ id, name }) => ({ value: id, label: name }));
