import { join } from 'node:path';
import { errorCodes } from '../../../contracts/src/errors.ts';
import { isNode, type Node } from '../ratchets/syntax.ts';
import { root } from '../start/settings.ts';
import type { Place, sources } from './declarations.ts';

type Sources = ReturnType<typeof sources>;

const gateway = join(root, 'apps/gateway/src');

/** Every node below one, itself first. */
function* below(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* below(one);
  else if (isNode(node)) {
    yield node;
    yield* below(Object.entries(node).flatMap(([part, value]) => (part === 'typeAnnotation' ? [] : [value])));
  }
}

const literals = (node: unknown): string[] =>
  [...below(node)].filter(({ type }) => type === 'Literal').map(({ value }) => String(value));

/** Codes of a `new Refusal(…)`: those that its first argument names. */
const codesOf = (node: Node): string[] => {
  const { callee, arguments: given } = node;
  const isRefusal = node.type === 'NewExpression' && isNode(callee) && callee.name === 'Refusal';
  return isRefusal && Array.isArray(given)
    ? literals(given[0]).filter((word) => Object.hasOwn(errorCodes, word))
    : [];
};

const keyOf = ({ file, name }: Place): string => `${file} ${name}`;

interface Read {
  codes: readonly string[];
  named: readonly Place[];
}

/** What was read of each declaration: most lie below many handlers. */
const reads = new WeakMap<Sources, Map<string, Read>>();

/** What a declaration throws by itself and which other ones it names. */
function readPlace(known: Sources, place: Place): Read {
  const ofSources = reads.get(known) ?? new Map<string, Read>();
  reads.set(known, ofSources);
  const read = ofSources.get(keyOf(place)) ?? readAnew(known, place);
  ofSources.set(keyOf(place), read);
  return read;
}

function readAnew(known: Sources, place: Place): Read {
  const node = known.of(place.file).own.get(place.name);
  const codes: string[] = [];
  const named = new Map<string, Place>();
  for (const one of below(node)) {
    codes.push(...codesOf(one));
    if (one.type !== 'Identifier') continue;
    const found = known.placeOf(place.file, String(one.name));
    if (found && keyOf(found) !== keyOf(place)) named.set(keyOf(found), found);
  }
  return { codes, named: [...named.values()] };
}

/** Codes that are thrown in a declaration or in anything it names, each with the way there. */
export function codesReached(known: Sources, start: Place): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const waiting: { place: Place; way: string }[] = [{ place: start, way: start.name }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { place, way } = next;
    if (seen.has(keyOf(place))) continue;
    seen.add(keyOf(place));
    const { codes, named } = readPlace(known, place);
    for (const code of codes) if (!found.has(code)) found.set(code, way);
    waiting.push(...named.map((one) => ({ place: one, way: `${way} > ${one.name}` })));
  }
  return found;
}

const propertiesOf = (node: unknown): Node[] => {
  const object = [...below(node)].find(({ type }) => type === 'ObjectExpression');
  return object && Array.isArray(object.properties) ? object.properties.filter(isNode) : [];
};

const spelt = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value) : '');

/** The handler of each operation, through the records that put the closed map together. */
export function handlersOf(known: Sources): Map<string, Place> {
  const found = new Map<string, Place>();
  const open = (place: Place): void => {
    for (const one of propertiesOf(known.of(place.file).own.get(place.name))) {
      const isSpread = one.type === 'SpreadElement';
      const target = known.placeOf(place.file, spelt(isSpread ? one.argument : one.value));
      if (target && isSpread) open(target);
      else if (target) found.set(spelt(one.key), target);
    }
  };
  open({ file: join(gateway, 'main/operations.ts'), name: 'handlers' });
  return found;
}
