import { readCountries, readDistricts, readNationalities } from '../lookups/handlers.ts';
import { createQuote } from '../offers/create-quote.ts';
import { readOffer } from '../offers/read-offer.ts';
import { resumeQuote } from '../offers/resume-quote.ts';
import { readCategories, readPartnerSettings } from '../partner/handlers.ts';
import type { Handlers } from './handlers.ts';
import { takeApplication } from './take-application.ts';

export const coreHandlers = {
  partnerWebsiteInfo: readPartnerSettings,
  categories: readCategories,
  countries: readCountries,
  uyruk: readNationalities,
  ilceler: readDistricts,
  basvuruYap: takeApplication,
  quoteCreate: createQuote,
  quoteEvents: resumeQuote,
  offerDetail: readOffer,
} satisfies Partial<Handlers>;
