import type { binaDogrula } from '@sigorta/contracts/operations/bina-dogrula';
import type { cadde } from '@sigorta/contracts/operations/cadde';
import type { daireNo } from '@sigorta/contracts/operations/daire-no';
import type { daskIlceler } from '@sigorta/contracts/operations/dask-ilceler';
import type { mahalle } from '@sigorta/contracts/operations/mahalle';
import type { semt } from '@sigorta/contracts/operations/semt';
import { operations } from '@sigorta/contracts/operations/table';
import type * as v from 'valibot';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CatalogueContext } from '../context.ts';
import { isUnknown } from './register.ts';

/* The address chain of UAVT (spec §7). Answers pass as the register writes them, one item bare or many in a list. */

/** @throws Refusal `not-found` for a code the register does not know, else `upstream-unavailable` */
const fromRegister = async <T extends v.GenericSchema>(
  context: CatalogueContext,
  path: string,
  answer: T,
): Promise<v.InferOutput<T>> => {
  try {
    return await context.register.answer(path, answer);
  } catch (error) {
    throw new Refusal(isUnknown(error) ? 'not-found' : 'upstream-unavailable');
  }
};

export const readTowns: Handler<typeof daskIlceler, CatalogueContext> = (context, { ilKodu }) =>
  fromRegister(context, `/daskIlceler/${ilKodu}`, operations.daskIlceler.answer);

export const readAreas: Handler<typeof semt, CatalogueContext> = (context, { ilKodu, ilceKodu }) =>
  fromRegister(context, `/semt/${ilKodu}/${ilceKodu}`, operations.semt.answer);

export const readNeighbourhoods: Handler<typeof mahalle, CatalogueContext> = (context, request) =>
  fromRegister(context, `/mahalle/${request.semt}`, operations.mahalle.answer);

export const readStreets: Handler<typeof cadde, CatalogueContext> = (context, request) =>
  fromRegister(context, `/cadde/${request.mahalle}`, operations.cadde.answer);

export const readBuildings: Handler<typeof binaDogrula, CatalogueContext> = (context, request) =>
  fromRegister(
    context,
    `/binaDogrula/${request.mahalle}/${request.cadde}/${request.binaNo}`,
    operations.binaDogrula.answer,
  );

export const readFlats: Handler<typeof daireNo, CatalogueContext> = (context, { binaKodu }) =>
  fromRegister(context, `/daireNo/${binaKodu}`, operations.daireNo.answer);
