/** visits within the last minute or two from which on a network comes often */
const often = 4;
const halvedEveryMs = 60_000;
/** networks that are remembered: some megabytes */
const mostNetworks = 50_000;

/**
 * Which networks come to the line again and again: a flood has to, who wants to buy came a few times. Each visit counts for a minute,
 * half for the next.
 * @returns whether the network comes often, this visit counted
 */
export function createFrequentNetworks(clock: () => number): (network: string) => boolean {
  const visits = new Map<string, number>();
  let halvedAt = clock();
  const halve = () => {
    for (const [network, times] of visits) {
      if (times > 1) visits.set(network, times / 2);
      else visits.delete(network);
    }
  };
  return (network) => {
    for (; clock() - halvedAt >= halvedEveryMs && visits.size > 0; halvedAt += halvedEveryMs) halve();
    if (visits.size === 0) halvedAt = clock();
    /* more of them than that within a minute: whoever came once goes */
    if (visits.size >= mostNetworks && !visits.has(network)) halve();
    const times = (visits.get(network) ?? 0) + 1;
    visits.set(network, times);
    return times >= often;
  };
}
