import { type JobKind, type Lane, lanes } from './job-kinds.ts';

/** Kinds that may be taken now and how many at most, so that no lane gets more than its places. */
export function openLanes(running: ReadonlyMap<Lane, number>): { kinds: JobKind[]; most: number } {
  const free = (lane: Lane): number => lane.places - (running.get(lane) ?? 0);
  const open = lanes.filter((lane) => free(lane) > 0);
  return { kinds: open.flatMap((lane) => [...lane.kinds]), most: Math.min(...open.map(free)) };
}

export const laneOf = (kind: string): Lane | undefined =>
  lanes.find((lane) => lane.kinds.some((one) => one === kind));
