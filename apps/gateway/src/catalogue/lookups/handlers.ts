import type { ErrorCode } from '@sigorta/contracts/errors';
import type { countries } from '@sigorta/contracts/operations/countries';
import type { dainiBankaList } from '@sigorta/contracts/operations/daini-banka-list';
import type { dainiFinansKurumList } from '@sigorta/contracts/operations/daini-finans-kurum-list';
import type { districts } from '@sigorta/contracts/operations/districts';
import type { ilceler } from '@sigorta/contracts/operations/ilceler';
import type { markalar } from '@sigorta/contracts/operations/markalar';
import type { modeller } from '@sigorta/contracts/operations/modeller';
import type { tssIlce } from '@sigorta/contracts/operations/tss-ilce';
import type { uyruk } from '@sigorta/contracts/operations/uyruk';
import { valueTextSchema } from '@sigorta/contracts/wire';
import { districtsOf as builtInDistricts } from '@sigorta/lookups/districts';
import { provinces } from '@sigorta/lookups/provinces';
import type { FieldValues, LookupName } from '@sigorta/product-kit/field';
import { isListed } from '@sigorta/product-kit/is-listed';
import * as v from 'valibot';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CatalogueContext } from '../context.ts';
import { isUnknown } from './register.ts';

const code = v.pipe(v.number(), v.integer());
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

const country = v.object({ ulkeKodu: code, ulkeAd: name });
const nationality = v.object({ ulkeKodu: code, ulkeAdi: name });
const district = v.object({ ilceId: code, ilceAdi: name });
const healthDistrict = v.object({ ilId: code, ilAdi: name });
const brand = v.object({ id: code, isim: name });
const model = v.object({ id: code, isim: name, cep_depolama: v.object({ boyut: name }) });

/** Of what the register knows, what an application may hold: nothing is offered that would be refused. */
const accepted = <Item>(
  items: readonly Item[],
  from: LookupName,
  codeOf: (item: Item) => string | number,
  params: FieldValues = {},
): Item[] => items.filter((item) => isListed(from, String(codeOf(item)), params));

const orRefuse = async <T>(list: Promise<T>, refusal: ErrorCode): Promise<T> => {
  try {
    return await list;
  } catch {
    throw new Refusal(refusal);
  }
};

/** Countries of a region; the groups 996 to 998 are the screens' own (spec §3). */
export const readCountries: Handler<typeof countries, CatalogueContext> = async (context, { bolge }) => {
  const path = bolge === 'avrupa' ? '/ulkeler?bolge=avrupa' : '/ulkeler';
  const data = await orRefuse(context.register.list(path, country), 'countries-unavailable');
  return { success: true, message: '', data };
};

export const readNationalities: Handler<typeof uyruk, CatalogueContext> = async (context) => ({
  data: await orRefuse(context.register.list('/uyruklar', nationality), 'upstream-unavailable'),
});

const districtsOf = async ({ register }: CatalogueContext, ilId: number) => {
  const data = await orRefuse(register.list(`/ilceler?ilId=${ilId}`, district), 'upstream-unavailable');
  return accepted(data, 'districts', (item) => item.ilceId, { province: ilId });
};

export const readDistricts: Handler<typeof ilceler, CatalogueContext> = async (context, { ilId }) => ({
  data: await districtsOf(context, ilId),
});

/** The built-in list, by which applications are judged, where the register gives none and never did: an invoice waits for nobody. */
const districtsAnyway = async (context: CatalogueContext, ilId: number) => {
  try {
    return await districtsOf(context, ilId);
  } catch {
    return builtInDistricts(ilId).map(({ id, name }) => ({ ilceId: id, ilceAdi: name }));
  }
};

/** The register knows them province by province, and each list is kept like any other: a day's first caller waits for all. */
export const readAllDistricts: Handler<typeof districts, CatalogueContext> = async (context) => ({
  provinces: await Promise.all(
    provinces.map(async ({ id }) => ({
      provinceId: id,
      districts: (await districtsAnyway(context, id)).map(({ ilceId, ilceAdi }) => ({
        districtId: ilceId,
        name: ilceAdi,
      })),
    })),
  ),
});

export const readHealthDistricts: Handler<typeof tssIlce, CatalogueContext> = async (context, { ilId }) => {
  const list = context.register.list(`/saglik-ilceleri?ilId=${ilId}`, healthDistrict);
  const data = await orRefuse(list, 'upstream-unavailable');
  return { data: { data: accepted(data, 'healthDistricts', (item) => item.ilId, { province: ilId }) } };
};

export const readPhoneBrands: Handler<typeof markalar, CatalogueContext> = async (context) => {
  const data = await orRefuse(context.register.list('/markalar', brand), 'upstream-unavailable');
  return { data: accepted(data, 'phoneBrands', (item) => item.id) };
};

/** @throws Refusal `not-found` for a brand the register does not know: its number is typed by the caller */
export const readPhoneModels: Handler<typeof modeller, CatalogueContext> = async (context, { id }) => {
  try {
    const data = await context.register.list(`/modeller?markaId=${id}`, model);
    return { data: accepted(data, 'phoneModels', (item) => item.id, { brand: id }) };
  } catch (error) {
    throw new Refusal(isUnknown(error) ? 'not-found' : 'upstream-unavailable');
  }
};

export const readBanks: Handler<typeof dainiBankaList, CatalogueContext> = async (context) => {
  const data = await orRefuse(context.register.list('/bankalar', valueTextSchema), 'upstream-unavailable');
  return accepted(data, 'banks', (item) => item.Value);
};

export const readFinancialInstitutions: Handler<typeof dainiFinansKurumList, CatalogueContext> = async (
  context,
) => {
  const list = context.register.list('/finans-kurumlari', valueTextSchema);
  const data = await orRefuse(list, 'upstream-unavailable');
  return accepted(data, 'financialInstitutions', (item) => item.Value);
};
