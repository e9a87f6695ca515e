import { type StateKind, useCodeText } from '../use-list-texts.ts';
import type { Option } from './panel-list.ts';

/** Options whose words are states of rows: `order` and `PAID` are `order.PAID`. To be given as a filter's `useOptions`. */
export const stateOptions = (of: StateKind, values: readonly string[]) =>
  function useStateOptions(): readonly Option[] {
    const codeText = useCodeText();
    return values.map((value) => ({ value, label: codeText(`${of}.${value}`) }));
  };
