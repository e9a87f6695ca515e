/** Rhythm of the loading screen, spec §4 and §9. */
export const tickMs = 180;
export const counterCap = 104;
export const tipMs = 2500;
export const tipCount = 5;

/** One more, and no further than the cap. */
export const nextCount = (count: number): number => Math.min(count + 1, counterCap);

/** What the screen shows: never above 100. */
export const shownPercent = (count: number): number => Math.min(count, 100);

/** The slow note appears after 100 has been passed. */
export const isSlow = (count: number): boolean => count > 100;

export const nextTip = (tip: number): number => (tip + 1) % tipCount;
