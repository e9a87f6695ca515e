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
import { readCategories, readPartnerSettings } from '../partners/handlers.ts';
import { readOffer } from '../payments/checkout/read-offer.ts';
import { takeApplication } from '../quotes/applications/take-application.ts';
import { createQuote } from '../quotes/ask/create-quote.ts';
import { resumeQuote } from '../quotes/follow/resume-quote.ts';
import type { Handlers } from './operations.ts';

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
