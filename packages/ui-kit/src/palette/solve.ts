import { contrast } from './contrast.ts';
import { hexFromOklch, type Oklch } from './oklch.ts';

/** Least contrast a role must reach on another, as pairs of custom properties. */
export type Floors = readonly (readonly [role: string, on: string, ratio: number])[];

export type Roles = Record<string, string>;

/** Whether every floor of a role holds on what stands already. */
export const holds = (roles: Readonly<Roles>, floors: Floors, role: string): boolean =>
  floors.every(
    ([name, on, ratio]) =>
      name !== role || roles[on] === undefined || contrast(roles[role] ?? '', roles[on] ?? '') >= ratio,
  );

/**
 * Puts a role at the lightness the design gives it and moves it until its floors hold.
 * @param direction of the move; 0 for grounds, which others are held against
 */
export function putRole(
  roles: Roles,
  floors: Floors,
  role: string,
  at: Oklch,
  direction: -1 | 0 | 1 = 0,
): void {
  const colour = { ...at };
  roles[role] = hexFromOklch(colour);
  while (direction !== 0 && !holds(roles, floors, role) && colour.l > 0 && colour.l < 1) {
    colour.l += direction * 0.003;
    roles[role] = hexFromOklch(colour);
  }
}
