import type { Handlers } from '../platform/handler.ts';
import type { CatalogueContext } from './context.ts';
import {
  readAreas,
  readBuildings,
  readFlats,
  readNeighbourhoods,
  readStreets,
  readTowns,
} from './lookups/address-handlers.ts';
import { findVehicle } from './lookups/find-vehicle.ts';
import {
  readAllDistricts,
  readBanks,
  readCountries,
  readDistricts,
  readFinancialInstitutions,
  readHealthDistricts,
  readNationalities,
  readPhoneBrands,
  readPhoneModels,
} from './lookups/handlers.ts';

/** The look-ups of spec §7, all districts at once, and a car by its papers. */
export const catalogueHandlers = {
  countries: readCountries,
  uyruk: readNationalities,
  ilceler: readDistricts,
  districts: readAllDistricts,
  tssIlce: readHealthDistricts,
  markalar: readPhoneBrands,
  modeller: readPhoneModels,
  dainiBankaList: readBanks,
  dainiFinansKurumList: readFinancialInstitutions,
  daskIlceler: readTowns,
  semt: readAreas,
  mahalle: readNeighbourhoods,
  cadde: readStreets,
  binaDogrula: readBuildings,
  daireNo: readFlats,
  vehicleFind: findVehicle,
} satisfies Partial<Handlers<CatalogueContext>>;
