import type { Changed, Checks } from '../../apps/gateway/src/testing/guards/changed-checks.ts';
import { oneLine, queryMutants } from './query-mutants.ts';

/** A change of an invariant, or of what several are made of, which changes all of them. */
export interface CheckChange {
  name: string;
  changed: Changed;
}

/** Changes of what is an invariant's own. */
function ofInvariant(name: string, text: string, parts: readonly string[]): CheckChange[] {
  const shared = parts.map((part) => ({ from: text.indexOf(part), length: part.length }));
  const isOwn = (at: number): boolean =>
    shared.every(({ from, length }) => from < 0 || at < from || at >= from + length);
  return queryMutants(text)
    .filter(({ at }) => isOwn(at))
    .map((mutant) => ({ name: `${name} ${mutant.change}`, changed: new Map([[name, mutant.text]]) }));
}

function ofPart(name: string, part: string, texts: ReadonlyMap<string, string>): CheckChange[] {
  const users = [...texts].filter(([, text]) => text.includes(part));
  return queryMutants(part).map((mutant) => ({
    name: `${name} ${mutant.change}`,
    changed: new Map(users.map(([user, text]) => [user, text.replace(part, () => mutant.text)])),
  }));
}

export function changesOf({ all, parts }: Checks): CheckChange[] {
  const texts = new Map([...all].map(([name, text]) => [name, oneLine(text)]));
  const shared = new Map([...parts].map(([name, text]) => [name, oneLine(text)]));
  return [
    ...[...shared].flatMap(([name, part]) => ofPart(name, part, texts)),
    ...[...texts].flatMap(([name, text]) => ofInvariant(name, text, [...shared.values()])),
  ];
}
