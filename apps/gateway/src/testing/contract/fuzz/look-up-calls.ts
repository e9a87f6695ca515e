import type { OperationName } from '@sigorta/contracts/operations/table';
import type { Buyer } from '../../buyer.ts';
import type { FuzzedShop } from './shop.ts';

/** A call that is right, made for this moment: whose browser, and what it sends, the address's parts included. */
export interface ValidCall {
  browser: Buyer;
  request: Record<string, unknown>;
}
export type MakeCall = (shop: FuzzedShop, turn: number) => Promise<ValidCall>;

/** A call that needs nothing but a browser. */
export const sending =
  (request: Record<string, unknown>): MakeCall =>
  async ({ market }) => {
    const browser = market.buyer();
    await browser.get('partner/website-info');
    return { browser, request };
  };

/** The address register's codes, from a province down to a flat. */
const addressOf = async ({ market }: FuzzedShop) => {
  const buyer = market.buyer();
  const codes = async (producer: string): Promise<string> => {
    const { body } = await buyer.get(producer);
    const found = /"Value":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
    if (!found) throw new Error(`${producer}: ${JSON.stringify(body)}`);
    return found;
  };
  const district = await codes('daskIlceler/34');
  const area = await codes(`semt/34/${district}`);
  const neighbourhood = await codes(`mahalle/${area}`);
  const street = await codes(`cadde/${neighbourhood}`);
  const building = await codes(`binaDogrula/${neighbourhood}/${street}/0`);
  return { district, area, neighbourhood, street, building };
};

const inRegister =
  (request: (codes: Awaited<ReturnType<typeof addressOf>>) => Record<string, unknown>): MakeCall =>
  async (shop) => ({ browser: shop.market.buyer(), request: request(await addressOf(shop)) });

export const lookUpCalls = {
  partnerWebsiteInfo: sending({}),
  categories: sending({}),
  countries: sending({ bolge: 'avrupa' }),
  uyruk: sending({}),
  ilceler: sending({ ilId: 34 }),
  districts: sending({}),
  tssIlce: sending({ ilId: 6 }),
  markalar: sending({}),
  modeller: sending({ id: '1' }),
  dainiBankaList: sending({}),
  dainiFinansKurumList: sending({}),
  daskIlceler: sending({ ilKodu: '34' }),
  semt: inRegister(({ district }) => ({ ilKodu: '34', ilceKodu: district })),
  mahalle: inRegister(({ area }) => ({ semt: area })),
  cadde: inRegister(({ neighbourhood }) => ({ mahalle: neighbourhood })),
  binaDogrula: inRegister(({ neighbourhood, street }) => ({
    mahalle: neighbourhood,
    cadde: street,
    binaNo: '0',
  })),
  vehicleFind: sending({ product: 'kasko', plate: '34ELF728', documentSerial: 'AB123456' }),
  daireNo: inRegister(({ building }) => ({ binaKodu: building })),
} satisfies Partial<Record<OperationName, MakeCall>>;
