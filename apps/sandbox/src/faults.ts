/**
 * What is broken where. A part (an insurer's id, `payment`, `mail`, `sms`, `rates`, `address`,
 * `vehicle`, `keys`) has any number of
 * faults at a time, each for ever or for the next `times` uses.
 */
export interface FaultState {
  faults: string[];
  delayMs: number | null;
  /** uses left before the faults end by themselves; null: until changed */
  times: number | null;
  /** further settings of the part, such as an insurer's validity of quotes */
  settings: Record<string, unknown>;
}

export interface FaultBoard {
  state: (part: string) => FaultState;
  set: (part: string, change: Partial<FaultState>) => void;
  /** true when the fault is on; counts as one use when the faults are limited */
  takes: (part: string, fault: string) => boolean;
  clear: () => void;
}

const calm = (): FaultState => ({ faults: [], delayMs: null, times: null, settings: {} });

/** Faults are a matter of the moment: they live in memory and end with the process. */
export const faultBoard = (): FaultBoard => {
  const parts = new Map<string, FaultState>();
  const state = (part: string): FaultState => parts.get(part) ?? calm();
  return {
    state,
    set: (part, change) => {
      parts.set(part, { ...state(part), ...change });
    },
    takes: (part, fault) => {
      const now = state(part);
      if (!now.faults.includes(fault)) return false;
      if (now.times !== null) {
        const left = now.times - 1;
        parts.set(part, left > 0 ? { ...now, times: left } : { ...now, faults: [], times: null });
      }
      return true;
    },
    clear: () => parts.clear(),
  };
};
