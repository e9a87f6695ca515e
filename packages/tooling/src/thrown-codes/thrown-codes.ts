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

/** Codes of a `new Refusal(…)`, or of the machine's `new No(…)`: those that its first argument names. */
const codesOf = (node: Node): string[] => {
  const { callee, arguments: given } = node;
  const isRefusal =
    node.type === 'NewExpression' && isNode(callee) && ['Refusal', 'No'].includes(String(callee.name));
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

/** Where the machine of purchases decides: what it refuses hangs on the command that is handed to it, not on who names it. */
const decide = join(gateway, 'purchase/machine/decide.ts');

const machines = new WeakMap<Sources, ReadonlyMap<string, Place>>();

/** Of each command of that machine, where it is carried out: a member of an object, `chargeCommands#charge`. */
function commandsOf(known: Sources): ReadonlyMap<string, Place> {
  const read = machines.get(known);
  if (read) return read;
  const objects = [...known.of(decide).imported.values()].filter(({ name }) => name.endsWith('Commands'));
  const commands = new Map(
    objects.flatMap(({ file, name }) =>
      propertiesOf(known.of(file).own.get(name))
        .map(({ key }) => spelt(key))
        .map((command): [string, Place] => [command, { file, name: `${name}#${command}` }]),
    ),
  );
  machines.set(known, commands);
  return commands;
}

const nodeOf = (known: Sources, { file, name }: Place): Node | undefined => {
  const [declared = '', member] = name.split('#');
  const node = known.of(file).own.get(declared);
  return member === undefined ? node : propertiesOf(node).find(({ key }) => spelt(key) === member);
};

/** The command that a `do: 'charge'` orders. */
const orderedBy = (known: Sources, { type, key, value }: Node): Place | undefined =>
  type === 'Property' && spelt(key) === 'do' && isNode(value) && value.type === 'Literal'
    ? commandsOf(known).get(String(value.value))
    : undefined;

function readAnew(known: Sources, place: Place): Read {
  const node = nodeOf(known, place);
  const codes: string[] = [];
  const named = new Map<string, Place>();
  for (const one of below(node)) {
    codes.push(...codesOf(one));
    const found =
      one.type === 'Identifier' ? known.placeOf(place.file, String(one.name)) : orderedBy(known, one);
    if (found && found.file !== decide && keyOf(found) !== keyOf(place)) named.set(keyOf(found), found);
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
