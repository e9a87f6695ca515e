/** What of a product must be its own in a catalogue: a declaration has it, and so has an entry of the catalogue. */
export interface Claimant {
  id: string;
  order: number;
  paths: { readonly [page: string]: string | undefined };
  aliases?: readonly string[];
}

const claimsOf = ({ id, order, paths, aliases = [] }: Claimant): string[] => [
  `id ${id}`,
  `order ${order}`,
  ...[...Object.values(paths), ...aliases].flatMap((path) => (path === undefined ? [] : [`path ${path}`])),
];

/** Every id, place, path and alias that is claimed a second time, with who had it first. */
export function clashesOf<C extends Claimant>(
  claimants: readonly C[],
): { claim: string; first: C; second: C }[] {
  const owners = new Map<string, C>();
  return claimants.flatMap((second) =>
    claimsOf(second).flatMap((claim) => {
      const first = owners.get(claim);
      if (first) return [{ claim, first, second }];
      owners.set(claim, second);
      return [];
    }),
  );
}

/**
 * What stands in one catalogue claims each id, place, path and alias once.
 * @throws Error naming the first claim that two products make
 */
export function refuseClashes(products: readonly { product: Claimant }[]): void {
  const [clash] = clashesOf(products.map(({ product }) => product));
  if (clash) throw new Error(`${clash.claim} is claimed by "${clash.first.id}" and "${clash.second.id}"`);
}
