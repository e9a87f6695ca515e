import type { FieldKind, FieldValues } from '@sigorta/product-kit/field';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { pay } from '../cancellation/bought.ts';
import type { FuzzedShop } from '../contract/fuzz/shop.ts';
import { knownProduct } from '../known-product.ts';
import { askOffers } from '../purchase/market.ts';

/** What a buyer typed that may stand nowhere in clear. */
export interface Secrets {
  /** identity and passport numbers: sealed wherever they are kept, read by nobody but insurers and the policy's paper */
  identities: string[];
}

/** d10 and d11 of a Turkish identity number, from its own published rule. */
const identityOf = (beginning: string): string => {
  const digits = [...beginning].map(Number);
  const sum = (from: number) => digits.filter((_, at) => at % 2 === from).reduce((all, one) => all + one, 0);
  const [odd, even] = [sum(0), sum(1)];
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return `${beginning}${tenth}${(odd + even + tenth) % 10}`;
};

const kinds: readonly FieldKind[] = ['nationalId', 'passportNo'];

/** Somebody with numbers that nobody else has, who buys a policy. @param turn makes the numbers */
const buysWithSecrets = async (shop: FuzzedShop, product: string, turn: number): Promise<string[]> => {
  const found = await knownProduct(product);
  const used: string[] = [];
  const fresh = (kind: FieldKind): string => {
    const place = 370_000_000 + turn * 1_000 + used.length * 7;
    const value = kind === 'nationalId' ? identityOf(String(place)) : `K${String(place).slice(-8)}`;
    used.push(value);
    return value;
  };
  const replaced = (fields: readonly { name: string; kind: FieldKind }[], values: FieldValues): FieldValues =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const kind = fields.find((field) => field.name === name)?.kind;
        return [name, kind && kinds.includes(kind) && value ? fresh(kind) : value];
      }),
    );
  const buyer = shop.market.buyer();
  const phone = shop.newPhone();
  const offers = await askOffers(shop.market, buyer, product, ({ insured, ...form }) => ({
    ...replaced(fieldsOf(found.product), { ...form, phone }),
    ...(insured ? { insured: insured.map((person) => replaced(found.product.insured.fields, person)) } : {}),
  }));
  const [offer] = offers;
  if (!offer) throw new Error(`nobody offers ${product}`);
  await pay(shop.market, buyer, offer);
  return used;
};

/** One buyer by identity number and one by passport. */
export const buyWithSecrets = async (shop: FuzzedShop): Promise<Secrets> => ({
  identities: [
    ...(await buysWithSecrets(shop, 'domestic-travel', 1)),
    ...(await buysWithSecrets(shop, 'incoming', 2)),
  ],
});
