import type { ErrorCode } from '@sigorta/contracts/errors';
import type { countries } from '@sigorta/contracts/operations/countries';
import type { ilceler } from '@sigorta/contracts/operations/ilceler';
import type { uyruk } from '@sigorta/contracts/operations/uyruk';
import * as v from 'valibot';
import { Refusal } from '../http/refusal.ts';
import type { Handler } from '../operations/handler.ts';

const code = v.pipe(v.number(), v.integer());
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

const country = v.object({ ulkeKodu: code, ulkeAd: name });
const nationality = v.object({ ulkeKodu: code, ulkeAdi: name });
const district = v.object({ ilceId: code, ilceAdi: name });

const orRefuse = async <T>(list: Promise<T>, refusal: ErrorCode): Promise<T> => {
  try {
    return await list;
  } catch {
    throw new Refusal(refusal);
  }
};

/** Countries of a region; the groups 996 to 998 are the screens' own (spec §3). */
export const readCountries: Handler<typeof countries> = async (context, { bolge }) => {
  const path = bolge === 'avrupa' ? '/ulkeler?bolge=avrupa' : '/ulkeler';
  const data = await orRefuse(context.register.list(path, country), 'countries-unavailable');
  return { success: true, message: '', data };
};

export const readNationalities: Handler<typeof uyruk> = async (context) => ({
  data: await orRefuse(context.register.list('/uyruklar', nationality), 'upstream-unavailable'),
});

export const readDistricts: Handler<typeof ilceler> = async (context, { ilId }) => ({
  data: await orRefuse(context.register.list(`/ilceler?ilId=${ilId}`, district), 'upstream-unavailable'),
});
