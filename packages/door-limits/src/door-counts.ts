import { networksOf } from './networks.ts';

const windowMs = 60_000;
/** networks that are told apart in a minute; further ones count as one, so that a flood of addresses fills no memory */
const mostNetworks = 50_000;

export interface DoorCounts {
  /**
   * Counts one request of an address, in its networks as far as IPv6 has wider ones.
   * @param most of one caller in a minute
   * @returns seconds until it may ask again; null lets it through
   */
  seconds: (door: string, ip: string, most: number) => number | null;
}

/**
 * Counts in memory, for what would cost as much to count in the database as to answer. A process counts for itself: with three
 * replicas a caller gets three times as much.
 */
export const createDoorCounts = (clock: () => number): DoorCounts => {
  let endsAt = 0;
  const counts = new Map<string, number>();
  const count = (key: string): number => {
    const known = counts.has(key) || counts.size < mostNetworks ? key : 'further';
    const next = (counts.get(known) ?? 0) + 1;
    counts.set(known, next);
    return next;
  };
  return {
    seconds: (door, ip, most) => {
      const now = clock();
      if (now >= endsAt) {
        counts.clear();
        endsAt = now + windowMs;
      }
      /* the narrow one first: what it refuses uses up nothing of its neighbours */
      const isOver = networksOf(ip).some(({ name, times }) => count(`${door} ${name}`) > most * times);
      return isOver ? Math.max(1, Math.ceil((endsAt - now) / 1000)) : null;
    },
  };
};
