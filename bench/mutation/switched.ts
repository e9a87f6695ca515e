import type { Mutant } from './mutants.ts';

/*
 * All mutants of a file in one program: where one may be, the program asks `$mutant(id)` whether it is on. Modules and tests are so
 * loaded once, not once a mutant. In the branch of a mutant stands the code as it was but for its own change.
 */

interface Place {
  kind: Mutant['within']['kind'];
  from: number;
  to: number;
  mutants: { id: number; mutant: Mutant }[];
}

/** Mutants by what they choose in, outer places before those in them. */
function placesOf(mutants: readonly Mutant[], firstId: number): Place[] {
  const places = new Map<string, Place>();
  for (const [index, mutant] of mutants.entries()) {
    const { kind, from, to } = mutant.within;
    const key = `${from} ${to} ${kind}`;
    const place = places.get(key) ?? { kind, from, to, mutants: [] };
    places.set(key, place);
    place.mutants.push({ id: firstId + index, mutant });
  }
  const isStatement = ({ kind }: Place): number => Number(kind === 'statement');
  return [...places.values()].toSorted(
    (a, b) => a.from - b.from || b.to - a.to || isStatement(b) - isStatement(a),
  );
}

const changed = (code: string, { from, to, text, within }: Mutant): string =>
  code.slice(within.from, from) + text + code.slice(to, within.to);

function choice(code: string, { kind, mutants }: Place, asItWas: string): string {
  const asked = mutants.map(({ id }) => `$mutant(${id})`);
  if (kind === 'statement') return `{ if (!(${asked.join(' || ')})) ${asItWas} }`;
  if (kind === 'name')
    return `[${mutants.map(({ mutant }, at) => `${asked[at]} ? '${mutant.text}' : `).join('')}'${asItWas}']`;
  return `(${mutants.map(({ mutant }, at) => `${asked[at]} ? (${changed(code, mutant)}) : `).join('')}(${asItWas}))`;
}

/** The point before a member's name goes with it: `a.some` is `a[…]`. */
function withoutPoint(text: string): string {
  const before = text.trimEnd();
  return before.endsWith('?.') ? before : before.slice(0, -1);
}

/** @param firstId number of the file's first mutant; the others follow */
export function switched(code: string, mutants: readonly Mutant[], firstId: number): string {
  const waiting = placesOf(mutants, firstId);
  const write = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (let place = waiting[0]; place && place.from < to; place = waiting[0]) {
      waiting.shift();
      const before = code.slice(at, place.from);
      text += place.kind === 'name' ? withoutPoint(before) : before;
      text += choice(code, place, write(place.from, place.to));
      at = place.to;
    }
    return text + code.slice(at, to);
  };
  return write(0, code.length);
}
