/** A small `m` at the start of a path counts from 0,0; joined to another it would not: `m7 7 5 5` → `M7 7l5 5`. */
export const fromAnywhere = (path: string): string =>
  path.replace(/^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)\s*(?=(\S?))/, (_, x: string, y: string, next: string) =>
    /[-.\d]/.test(next) ? `M${x} ${y}l` : `M${x} ${y}`,
  );
