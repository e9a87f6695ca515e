/**
 * Preloaded into a process (`node --import`), moves its wall clock by CLOCK_SKEW_MS, as that of a machine whose clock nobody sets.
 * The steady clock (`performance.now`) and timers stay as they are, as they would.
 */
const skewMs = Number(process.env.CLOCK_SKEW_MS ?? 0);
const Own = Date;

globalThis.Date = class extends Own {
  constructor(...given: [] | [number | string | Date]) {
    super(...((given.length === 0 ? [Own.now() + skewMs] : given) as [number]));
  }

  static override now(): number {
    return Own.now() + skewMs;
  }
} as DateConstructor;
