import {
  readAreas,
  readBuildings,
  readFlats,
  readNeighbourhoods,
  readStreets,
  readTowns,
} from '../catalogue/lookups/address-handlers.ts';
import {
  readBanks,
  readCountries,
  readDistricts,
  readFinancialInstitutions,
  readHealthDistricts,
  readNationalities,
  readPhoneBrands,
  readPhoneModels,
} from '../catalogue/lookups/handlers.ts';
import { createQuote } from '../offers/create-quote.ts';
import { readOffer } from '../offers/read-offer.ts';
import { resumeQuote } from '../offers/resume-quote.ts';
import { readCategories, readPartnerSettings } from '../partners/handlers.ts';
import type { Handlers } from './handlers.ts';
import { takeApplication } from './take-application.ts';

export const coreHandlers = {
  partnerWebsiteInfo: readPartnerSettings,
  categories: readCategories,
  countries: readCountries,
  uyruk: readNationalities,
  ilceler: readDistricts,
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
  basvuruYap: takeApplication,
  quoteCreate: createQuote,
  quoteEvents: resumeQuote,
  offerDetail: readOffer,
} satisfies Partial<Handlers>;
