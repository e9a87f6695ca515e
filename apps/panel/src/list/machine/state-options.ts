import { useStateTexts } from '../use-list-texts.ts';
import type { Option } from './panel-list.ts';

/** Options whose words are states of rows: `order` and `PAID` are `order.PAID`. To be given as a filter's `useOptions`. */
export const stateOptions = (of: string, values: readonly string[]) =>
  function useStateOptions(): readonly Option[] {
    const t = useStateTexts();
    return values.map((value) => ({ value, label: t(`${of}.${value}`) }));
  };
