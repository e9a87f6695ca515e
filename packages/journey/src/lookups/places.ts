import type { AnswerOf } from '@sigorta/contracts/operation';
import type { districts } from '@sigorta/contracts/operations/districts';
import type { Gateway } from '@sigorta/gateway-client/gateway';

/** A district with its province: one answer that gives two. */
export interface Place {
  /** the district's code */
  value: string;
  /** `Kadıköy, İstanbul` */
  label: string;
  /** the district's name */
  called: string;
  province: string;
  provinceName: string;
}

type Listed = AnswerOf<typeof districts>['provinces'];

/** All districts in the order of their names, those called alike in the order of their provinces. */
export function placesOf(listed: Listed, provinceName: (id: number) => string | null): Place[] {
  const { compare } = new Intl.Collator('tr');
  return listed
    .flatMap(({ provinceId, districts: ofProvince }) => {
      const name = provinceName(provinceId) ?? '';
      return ofProvince.map(({ districtId, name: called }) => ({
        value: String(districtId),
        label: `${called}, ${name}`,
        called,
        province: String(provinceId),
        provinceName: name,
      }));
    })
    .toSorted((a, b) => compare(a.label, b.label));
}

/* had once, it serves its document to the end */
const lists = new WeakMap<Gateway, readonly Place[]>();

/** Rejects when the list cannot be had; the next call asks again. */
export async function readPlaces(gateway: Gateway, signal: AbortSignal): Promise<readonly Place[]> {
  const known = lists.get(gateway);
  if (known) return known;
  const [{ districts: asked }, { provinceName }] = await Promise.all([
    import('@sigorta/contracts/operations/districts'),
    import('@sigorta/lookups/provinces'),
  ]);
  const { provinces } = await gateway.call(asked, {}, { signal });
  const places = placesOf(provinces, provinceName);
  lists.set(gateway, places);
  return places;
}
