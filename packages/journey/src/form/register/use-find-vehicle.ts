import { type ToldFacts, vehicleFind } from '@sigorta/contracts/operations/vehicle-find';
import type { VehicleKey } from '@sigorta/contracts/vehicle';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useTask } from '@sigorta/gateway-client/react/use-task';
import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import type { Validation } from '@sigorta/product-kit/validate';
import { useBoot, useLanguage } from '@sigorta/runtime/runtime';
import { useEffect, useRef, useState } from 'react';
import { useProduct } from '../../remote/journey-context.tsx';
import type { ApplicationForm } from '../answers/application-form.ts';
import { useForm } from '../answers/form-context.ts';
import { judging } from '../judging.ts';
import { filledIn, keyIn, noteFilled } from './filled.ts';
import { type Filling, fillingOf, registerAnswers } from './register-answers.ts';

type Wrong = Readonly<Record<string, string>>;

export interface Found {
  plate: string;
  facts: ToldFacts;
  /** how many fields of this form were filled in, and whether some held another answer already */
  filled: number;
  keptOwn: boolean;
}

interface Failed {
  code: GatewayErrorCode;
  /** told so often, so that the same words are heard again */
  times: number;
}

export interface FindVehicle {
  busy: boolean;
  /** why nothing was found, also while it is asked again; null when there is nothing to tell */
  failed: Failed | null;
  /** message keys of the two numbers that are wrong, by the field's name */
  wrong: Wrong;
  /** @returns what was found; else the fields that are wrong, or nothing */
  find: () => Promise<Found | Wrong>;
}

/** Asks the register by the plate and serial in the form, and fills in what it says. */
export function useFindVehicle(product: Product): FindVehicle {
  const form = useForm();
  const gateway = useGateway();
  const { today } = useBoot();
  const language = useLanguage();
  const here = useProduct();
  const [failed, setFailed] = useState<Failed | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const leave = new AbortController();
    leaving.current = leave;
    /* a car that is found for a step that was left fills in nothing behind the buyer's back */
    return () => leave.abort();
  }, []);

  const task = useTask(async (typed: VehicleKey): Promise<Found | null> => {
    const { signal } = leaving.current;
    const asked = keyIn(product, form.values());
    const touched = new Set<string>();
    const unwatch = form.watch(({ path, byHand }) => {
      if (byHand && path) touched.add(path);
    });
    try {
      const facts = await gateway().call(vehicleFind, { product: product.id, ...typed }, { signal });
      const rules = await judging(language).catch(() => null);
      const filling = fillingNow(form, product, facts, touched, (values) =>
        rules?.validate(product, values, { today }),
      );
      if (signal.aborted || !isSame(asked, keyIn(product, form.values()))) return null;
      fillIn(form, filling);
      noteFilled(product.id, { said: filling.said, key: asked });
      const isHere = new Set(fieldsOf(here).map(({ name }) => name));
      const filled = Object.keys(filling.said).filter((name) => isHere.has(name)).length;
      return { plate: typed.plate, facts, filled, keptOwn: filling.kept.length > 0 };
    } finally {
      unwatch();
    }
  });

  const end = (refused: Wrong, code: GatewayErrorCode | null): Wrong => {
    setWrong(refused);
    const isNamed = Object.keys(refused).length > 0;
    setFailed((before) => (code && !isNamed ? { code, times: (before?.times ?? 0) + 1 } : null));
    return refused;
  };
  const find = async (): Promise<Found | Wrong> => {
    const asked = keyIn(product, form.values());
    const rules = await judging(language).catch(() => null);
    const refused = refusedOf(product, rules?.validate(product, form.values(), { today }));
    if (Object.keys(refused).length > 0) return end(refused, null);
    const { state, answer, code, fields } = await task.attempt(typedIn(form, product));
    if (state === 'busy') return {};
    /* what is said of numbers that stand in the form no more is said of nothing */
    const isTold = state === 'failed' && isSame(asked, keyIn(product, form.values()));
    const named = end(isTold ? namedHere(product, fields) : {}, isTold ? code : null);
    return answer ?? named;
  };
  return { busy: task.state === 'busy', failed, wrong, find };
}

const isSame = (one: VehicleKey, other: VehicleKey): boolean =>
  one.plate === other.plate && one.documentSerial === other.documentSerial;

const byOf = (product: Product) => product.register?.by ?? { plate: '', documentSerial: '' };

function typedIn(form: ApplicationForm, product: Product): VehicleKey {
  const { plate, documentSerial } = byOf(product);
  const values = form.values() as FieldValues;
  return { plate: String(values[plate] ?? ''), documentSerial: String(values[documentSerial] ?? '') };
}

/** What the form's own rules say of the two; the gateway judges them too, where the rules cannot be had. */
function refusedOf(product: Product, result: Validation | undefined): Wrong {
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

/** What goes where, by what stands in the form when the answer is there. */
function fillingNow(
  form: ApplicationForm,
  product: Product,
  facts: ToldFacts,
  touched: ReadonlySet<string>,
  judge: (values: Application) => Validation | undefined,
): Filling {
  const answers = registerAnswers(product, facts);
  const result = judge({ ...form.values(), ...answers });
  /* what this form does not take is as if it were not said */
  for (const { field } of result && !result.ok ? result.errors : [])
    if (answers[field] !== undefined) answers[field] = '';
  const { said } = filledIn(product.id);
  return fillingOf(answers, { product, values: form.values(), filled: said, touched });
}

function fillIn(form: ApplicationForm, { put }: Filling): void {
  for (const [name, value] of Object.entries(put)) {
    form.put(name, value);
    form.setErrorAt(name, null);
  }
}
