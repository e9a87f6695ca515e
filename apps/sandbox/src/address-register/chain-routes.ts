import { districtsOf } from '@sigorta/lookups/districts';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world.ts';
import { areasOf, neighbourhoodsOfArea, type Place } from './neighbourhoods.ts';
import { registerAnswer } from './register-answer.ts';
import { buildingsOf, flatsOf, streetsOf } from './streets.ts';

type Codes = Record<'il' | 'ilce' | 'semt' | 'mahalle' | 'cadde' | 'no' | 'bina', string>;

/** The real register is XML turned into JSON: a list of one arrives as the item itself (spec §7). */
function listOf(name: string, places: readonly Place[]): object {
  const items = places.map(({ code, name: text }) => ({ Value: code, Text: text }));
  const [first] = items;
  return { [name]: { ListItem: items.length === 1 && first ? first : items } };
}

const towns = (il: string): Place[] =>
  districtsOf(Number(il)).map(({ id, name }) => ({ code: String(id), name }));

/** UAVT from province to apartment; layout in the README. */
export const addressChainRoutes = (app: FastifyInstance, world: World): void => {
  const answer = registerAnswer(world);
  const level = (path: string, name: string, places: (codes: Codes) => Place[] | null): void => {
    for (const prefix of ['', '/uavt']) {
      app.get(`${prefix}${path}`, (request, reply) => {
        const found = places(request.params as Codes);
        return answer(reply, found && listOf(name, found));
      });
    }
  };
  /** a place without parts is a place that does not exist */
  const some = (places: Place[]): Place[] | null => (places.length > 0 ? places : null);

  level('/daskIlceler/:il', 'GetUavtTownListItemResult', ({ il }) => some(towns(il)));
  level('/semt/:il/:ilce', 'GetUavtMunicipalListItemResult', ({ il, ilce }) =>
    towns(il).some(({ code }) => code === ilce) ? some(areasOf(Number(ilce))) : null,
  );
  level('/mahalle/:semt', 'GetUavtQuarterListItemResult', ({ semt }) => some(neighbourhoodsOfArea(semt)));
  level('/cadde/:mahalle', 'GetUavtStreetListItemResult', ({ mahalle }) => streetsOf(mahalle));
  level('/binaDogrula/:mahalle/:cadde/:no', 'GetUavtBuildingListItemResult', ({ mahalle, cadde, no }) => {
    if (!cadde.startsWith(mahalle)) return null;
    return buildingsOf(cadde)?.filter(({ number }) => no === '0' || number === no) ?? null;
  });
  level('/daireNo/:bina', 'GetUavtBuildingSectionListItemResult', ({ bina }) => flatsOf(bina));
};
