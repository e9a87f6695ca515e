import type { Operation } from '@sigorta/contracts/operation';
import type { OperationName } from '@sigorta/contracts/operations/table';
import type { Buyer } from '../buyer.ts';
import type { MakeCall, ValidCall } from '../contract/fuzz/look-up-calls.ts';
import { publicCalls } from '../contract/fuzz/public-calls.ts';
import type { FuzzedShop } from '../contract/fuzz/shop.ts';
import { namingOperations, openedByLink } from '../matrix/buyers-operations.ts';
import type { Choices } from '../money/simulation/random.ts';
import { brokenBy, type Strike, seenOf } from './hit.ts';

const calls: Partial<Record<OperationName, MakeCall>> = publicCalls;

/** a question to an operation that reads and answers at once; streams are followed to their end elsewhere */
const asked = namingOperations.filter(([name]) => calls[name as OperationName] !== undefined);

/** Everybody who is not the buyer: nobody, another buyer, staff, and another partner's page. */
const strangersOf = async (shop: FuzzedShop): Promise<Buyer[]> => {
  const nobody = shop.market.buyer();
  await nobody.get('partner/website-info');
  const { buyer: other } = await shop.offersOf('domestic-travel');
  const auditor = shop.staff.get('auditor') ?? nobody;
  await auditor.get('partner/website-info');
  return [nobody, other, auditor];
};

/** what a buyer has, and whoever has not */
interface Prepared {
  calls: Map<string, ValidCall>;
  strangers: Buyer[];
}
const kept = new WeakMap<FuzzedShop, Promise<Prepared>>();

const prepare = async (shop: FuzzedShop): Promise<Prepared> => {
  const made = new Map<string, ValidCall>();
  for (const [name] of asked) {
    const call = await calls[name as OperationName]?.(shop, 0);
    if (call) made.set(name, call);
  }
  return { calls: made, strangers: await strangersOf(shop) };
};

const preparedFor = (shop: FuzzedShop): Promise<Prepared> => {
  const found = kept.get(shop) ?? prepare(shop);
  kept.set(shop, found);
  return found;
};

const askAs = (
  who: Buyer,
  { producer, method }: Operation,
  request: Record<string, unknown>,
  of: Choices,
) => {
  const key = producer.replace(/:(\w+)/g, (_, name: string) => String(request[name]));
  const body = method === 'POST' ? request : undefined;
  const odd: Record<string, string> = of.chance(0.3)
    ? { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1' }
    : {};
  return who.operation(key, method, body, odd);
};

/** A buyer's things, asked for by somebody else who knows every id. */
export const strikeStrangers: Strike = async (shop, of) => {
  const { calls, strangers } = await preparedFor(shop);
  const [name, operation] = of.pick(asked as [(typeof asked)[0], ...typeof asked]);
  const call = calls.get(name);
  const who = of.pick(strangers as [Buyer, ...Buyer[]]);
  if (!call) return { what: name, status: 0, breach: 'nobody knows how to call it' };
  const seen = await seenOf(await askAs(who, operation, call.request, of));
  const told = { what: `${name} of somebody else`, status: seen.status };
  const isPersonal = !/"personal":\s*null/.test(seen.text) || /Defne|ornek\.example/.test(seen.text);
  if (seen.status === 200 && (!openedByLink.includes(name) || isPersonal))
    return { ...told, breach: `opened: ${seen.text.slice(0, 200)}` };
  return { ...told, breach: brokenBy(seen) };
};
