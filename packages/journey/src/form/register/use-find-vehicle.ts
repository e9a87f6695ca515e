import { type ToldFacts, vehicleFind } from '@sigorta/contracts/operations/vehicle-find';
import type { VehicleKey } from '@sigorta/contracts/vehicle';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useTask } from '@sigorta/gateway-client/react/use-task';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { useBoot } from '@sigorta/runtime/runtime';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { judging } from '../judging.ts';
import { filledIn, noteFilled } from './filled.ts';
import { fillingOf, registerAnswers } from './register-answers.ts';

type Form = UseFormReturn<Application>;
type Wrong = Readonly<Record<string, string>>;

export interface Found {
  plate: string;
  facts: ToldFacts;
  /** how many fields were filled in, and whether some held another answer already */
  filled: number;
  keptOwn: boolean;
}

export interface FindVehicle {
  busy: boolean;
  /** why nothing was found; null while there is nothing to tell */
  failed: GatewayErrorCode | null;
  /** message keys of the two numbers that are wrong, by the field's name */
  wrong: Wrong;
  /** @returns what was found; else the fields that are wrong, or nothing */
  find: () => Promise<Found | Wrong>;
}

/** Asks the register by the plate and serial in the form, and fills in what it says. */
export function useFindVehicle(product: Product): FindVehicle {
  const form = useFormContext<Application>();
  const gateway = useGateway();
  const { today } = useBoot();
  const [wrong, setWrong] = useState<Wrong>({});
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const leave = new AbortController();
    leaving.current = leave;
    /* a car that is found for a step that was left fills in nothing behind the buyer's back */
    return () => leave.abort();
  }, []);

  const task = useTask(async (key: VehicleKey): Promise<Found> => {
    const { signal } = leaving.current;
    const touched = new Set<string>();
    const watching = form.watch((_values, { name, type }) => {
      if (type === 'change' && name) touched.add(name);
    });
    try {
      const facts = await gateway().call(vehicleFind, { product: product.id, ...key }, { signal });
      return { plate: key.plate, facts, ...(await fillIn(form, product, facts, touched, today)) };
    } finally {
      watching.unsubscribe();
    }
  });

  const find = async (): Promise<Found | Wrong> => {
    const key = keyIn(form, product);
    const refused = await refusedOf(form, product, today);
    setWrong(refused);
    if (Object.keys(refused).length > 0) {
      task.reset();
      return refused;
    }
    const end = await task.attempt(key);
    if (end.state === 'done') return end.answer;
    const named = namedHere(product, end.fields);
    setWrong(named);
    return named;
  };
  return { busy: task.state === 'busy', failed: task.code, wrong, find };
}

const byOf = (product: Product) => product.register?.by ?? { plate: '', documentSerial: '' };

function keyIn(form: Form, product: Product): VehicleKey {
  const { plate, documentSerial } = byOf(product);
  const values = form.getValues() as FieldValues;
  return { plate: String(values[plate] ?? ''), documentSerial: String(values[documentSerial] ?? '') };
}

/** What the form's own rules say of the two; the gateway judges them too, where the rules cannot be had. */
async function refusedOf(form: Form, product: Product, today: string): Promise<Wrong> {
  const rules = await judging().catch(() => null);
  const result = rules?.validate(product, form.getValues(), { today });
  if (!result || result.ok) return {};
  const names = Object.values(byOf(product));
  return Object.fromEntries(
    result.errors.filter(({ field }) => names.includes(field)).map(({ field, message }) => [field, message]),
  );
}

/** The gateway names what it refuses by the names of the question. */
function namedHere(product: Product, fields: readonly { field: string; message: string }[]): Wrong {
  const by: Readonly<Record<string, string>> = byOf(product);
  return Object.fromEntries(
    fields.flatMap(({ field, message }) => (by[field] === undefined ? [] : [[by[field], message]])),
  );
}

async function fillIn(
  form: Form,
  product: Product,
  facts: ToldFacts,
  touched: ReadonlySet<string>,
  today: string,
): Promise<Pick<Found, 'filled' | 'keptOwn'>> {
  const rules = await judging().catch(() => null);
  const answers = registerAnswers(product, facts);
  const result = rules?.validate(product, { ...form.getValues(), ...answers }, { today });
  /* what this form does not take is as if it were not said */
  for (const { field } of result && !result.ok ? result.errors : [])
    if (answers[field] !== undefined) answers[field] = '';
  const { put, said, kept } = fillingOf(answers, {
    product,
    values: form.getValues(),
    filled: filledIn(product.id),
    touched,
  });
  noteFilled(product.id, said);
  for (const [name, value] of Object.entries(put)) {
    form.setValue(name as never, value as never, { shouldDirty: true });
    form.clearErrors(name as never);
  }
  return { filled: Object.keys(said).length, keptOwn: kept.length > 0 };
}
