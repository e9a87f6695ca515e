import { isNode, type Node, nodesOf } from '@sigorta/tooling/ratchets/syntax';

/** A change of one place of a file that a test should notice. */
export interface Mutant {
  from: number;
  to: number;
  /** what stands there instead */
  text: string;
  /** what is chosen between this and the code as it is: the value of an expression, the name of a member, or a whole statement */
  within: { kind: 'value' | 'name' | 'statement'; from: number; to: number };
}

interface Placed extends Node {
  start: number;
  end: number;
}

const placed = (node: unknown): Placed | null =>
  isNode(node) && typeof node.start === 'number' && typeof node.end === 'number' ? (node as Placed) : null;

const operators: Record<string, readonly string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '+=': ['-='],
  '-=': ['+='],
};

const methods: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' };

const inside = (kind: Mutant['within']['kind'], { start, end }: Placed): Mutant['within'] => ({
  kind,
  from: start,
  to: end,
});

const whole = (node: Placed, text: string, kind: Mutant['within']['kind'] = 'value'): Mutant => ({
  from: node.start,
  to: node.end,
  text,
  within: inside(kind, node),
});

/** An operator between its two sides. */
function ofOperator(code: string, node: Placed): Mutant[] {
  const [left, right] = [placed(node.left), placed(node.right)];
  if (!left || !right) return [];
  const between = code.slice(left.end, right.start);
  const operator = String(node.operator);
  const at = left.end + between.indexOf(operator);
  /* in sums and comparisons null is 0 already */
  if (operator === '??' && 'value' in right && right.value === 0) return [];
  if (operator === '??') return [whole(node, code.slice(left.start, left.end))];
  return (operators[operator] ?? []).map((text) => ({
    from: at,
    to: at + operator.length,
    text,
    within: inside('value', node),
  }));
}

function ofLiteral({ value, ...node }: Placed): Mutant[] {
  if (typeof value === 'number')
    return [whole(node as Placed, String(value === 0 ? 1 : value === 1 ? 0 : value + 1))];
  if (typeof value === 'boolean') return [whole(node as Placed, String(!value))];
  return typeof value === 'string' ? [whole(node as Placed, "'mutated'")] : [];
}

function ofTest(node: Placed): Mutant[] {
  const test = placed(node.test);
  return test ? [whole(test, 'true'), whole(test, 'false')] : [];
}

function ofMember(node: Placed): Mutant[] {
  const property = placed(node.property);
  const name = property && node.computed !== true && methods[String(property.name)];
  return property && name ? [whole(property, name, 'name')] : [];
}

const byType: Record<string, (code: string, node: Placed) => Mutant[]> = {
  BinaryExpression: ofOperator,
  LogicalExpression: ofOperator,
  AssignmentExpression: ofOperator,
  Literal: (_, node) => ofLiteral(node),
  IfStatement: (_, node) => ofTest(node),
  ConditionalExpression: (_, node) => ofTest(node),
  UnaryExpression: (code, node) => {
    const argument = placed(node.argument);
    return node.operator === '!' && argument ? [whole(node, code.slice(argument.start, argument.end))] : [];
  },
  MemberExpression: (_, node) => ofMember(node),
  ExpressionStatement: (_, node) => [whole(node, ';', 'statement')],
  ReturnStatement: (_, node) => (placed(node.argument) ? [] : [whole(node, ';', 'statement')]),
};

/** Types and imports say nothing at run time; a value with a type beside it does. */
const ignored =
  /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|Export(All|Named)Declaration$)/;

/** Every mutant of a file: operators, literals, conditions, methods and statements, each changed alone. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const skipped: Placed[] = [];
  const mutants: Mutant[] = [];
  for (const node of nodesOf(file, code)) {
    const here = placed(node);
    if (!here) continue;
    const isType = ignored.test(node.type) && !('declaration' in node && node.declaration);
    const isKey = skipped.some(({ start, end }) => start <= here.start && here.end <= end);
    if (isType) skipped.push(here);
    if (isType || isKey) continue;
    const key = placed(node.key);
    if (node.type === 'Property' && key && key.type === 'Literal') skipped.push(key);
    mutants.push(...(byType[node.type]?.(code, here) ?? []));
  }
  return mutants;
}
