import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import type { Application, RuleContext } from '../field.ts';
import { policyDetailsOf } from '../policy-details.ts';
import type { Product, Samples } from '../product.ts';
import { hasInsured } from '../product-fields.ts';
import { validate } from '../validate.ts';
import { fromWire, insuredWire, toWire } from '../wire.ts';
import type { WireName } from '../wire-names.ts';
import { wireSchemaOf } from '../wire-schema.ts';
import { sampleDays } from './sample-days.ts';

type Wire = Record<string, unknown>;

const judgeOf = (product: Product) => {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  return ajv.compile(wireSchemaOf(product));
};

/** The application without one key, without each in turn; and with a key that nobody knows. */
const changed = (wire: Wire): [what: string, wire: Wire][] => [
  ...Object.keys(wire).map((key): [string, Wire] => {
    const { [key]: _, ...rest } = wire;
    return [`without ${key}`, rest];
  }),
  ['with a key nobody knows', { ...wire, bilinmeyen: 'x' }],
];

/** The same for the application and for each person in it. */
const mutants = (wire: Wire): [what: string, wire: Wire][] => {
  const persons = (wire[insuredWire] ?? []) as Wire[];
  return [
    ...changed(wire),
    ...persons.flatMap((person, at) =>
      changed(person).map(([what, mutant]): [string, Wire] => [
        `${what} of person ${at}`,
        { ...wire, [insuredWire]: persons.with(at, mutant) },
      ]),
    ),
  ];
};

const wireOf = (name: WireName): string => (typeof name === 'string' ? name : name.wire);

const checkOne = (product: Product, applications: (context: RuleContext) => Application[]): void => {
  const judge = judgeOf(product);

  test.each(sampleDays)('the samples of $today fit it', (context) => {
    for (const application of applications(context)) {
      judge(toWire(product, application));
      expect(judge.errors ?? []).toEqual([]);
    }
  });

  test.each(sampleDays)('on $today it refuses and takes without a key what the gateway does', (context) => {
    for (const application of applications(context)) {
      for (const [what, wire] of mutants(toWire(product, application)))
        expect([what, judge(wire)]).toEqual([what, validate(product, fromWire(product, wire), context).ok]);
    }
  });
};

/** The schema that the contract for partners tells, against the hand-written names and against the gateway's judgement. */
export function checkWireSchema({ product, wireNames }: DiscoveredProduct, samples: Samples): void {
  test('it names what wire.json does', async () => {
    const { form, insured } = await wireNames();
    const { properties = {} } = wireSchemaOf(product);
    const names = Object.values(form).map(wireOf);
    expect(Object.keys(properties)).toEqual(hasInsured(product) ? [...names, insuredWire] : names);
    const person = properties[insuredWire]?.items?.properties ?? {};
    expect(Object.keys(person)).toEqual(Object.values(insured).map(wireOf));
  });

  checkOne(product, (context) => [samples.valid(context), (samples.declined ?? samples.valid)(context)]);

  const asked = policyDetailsOf(product);
  const { details } = samples;
  if (asked && details)
    describe('after payment', () => checkOne(asked, (context) => [details.valid(context)]));
}
