import { inTurn, openFilters, press } from '../picture-acts.ts';
import { fails, never } from '../picture-answers.ts';
import type { PictureState } from '../picture-state.ts';

interface ListPage {
  name: string;
  path: string;
  producer: string;
  /** address of the list narrowed to nothing, found by a search, sorted */
  nothing: string;
  search: string;
  sorted: string;
  /** somebody who may look and not work */
  reader?: boolean;
}

const lists: readonly ListPage[] = [
  {
    name: 'applications',
    path: '/panel/basvurular',
    producer: 'panel/applications',
    nothing: 'urun=dask&durum=working&ilk=2020-01-01&son=2020-01-02',
    search: 'ara=yagcioglu',
    sorted: 'sira=due&yon=artan',
  },
  {
    name: 'quotes',
    path: '/panel/teklifler',
    producer: 'panel/quotes',
    nothing: 'ara=xyzzy',
    search: 'ara=defne',
    sorted: 'yon=artan',
  },
  {
    name: 'policies',
    path: '/panel/policeler',
    producer: 'panel/policies',
    nothing: 'ara=xyzzy',
    search: 'ara=defne',
    sorted: 'sira=ends&yon=artan',
  },
  {
    name: 'payments',
    path: '/panel/odemeler',
    producer: 'panel/payments',
    nothing: 'durum=MANUAL&urun=pet&ilk=2020-01-01',
    search: 'ara=defne',
    sorted: 'sira=updated',
  },
  {
    name: 'cancellations',
    path: '/panel/iptaller',
    producer: 'panel/cancellations',
    nothing: 'durum=closed&ara=xyzzy',
    search: 'durum=manual',
    sorted: 'sira=requested_at',
  },
  {
    name: 'requests',
    path: '/panel/tahsilat',
    producer: 'panel/payment-requests',
    nothing: 'ara=xyzzy',
    search: 'ara=kasko',
    sorted: 'sira=amount',
  },
  {
    name: 'transfers',
    path: '/panel/havaleler',
    producer: 'panel/transfers',
    nothing: 'ara=xyzzy',
    search: 'durum=case',
    sorted: 'sira=amount&yon=artan',
  },
];

const hasViews = ['applications', 'quotes', 'policies', 'payments'];

/** What every list can look like. */
export const listStates: readonly PictureState[] = lists.flatMap(
  ({ name, path, producer, nothing, search, sorted }): PictureState[] => [
    { name, path },
    { name: `${name}-empty`, path, who: 'newcomer' },
    { name: `${name}-nothing`, path: `${path}?${nothing}` },
    { name: `${name}-found`, path: `${path}?${search}` },
    { name: `${name}-sorted`, path: `${path}?${sorted}` },
    { name: `${name}-failed`, path, before: fails(producer), fails: true },
    { name: `${name}-loading`, path, before: never(producer), waits: true },
    ...(hasViews.includes(name)
      ? [
          { name: `${name}-page-2`, path: `${path}?sayfa=2` },
          { name: `${name}-filters`, path: `${path}?${nothing}`, act: openFilters },
          { name: `${name}-views`, path, act: press(({ list }) => list['views.button']) },
          { name: `${name}-export`, path, act: press(({ list }) => list['export.button']) },
          {
            name: `${name}-days`,
            path,
            act: inTurn(
              openFilters,
              press(({ list }) => list['col.date']),
            ),
          },
        ]
      : []),
  ],
);
