import { expect, test } from 'vitest';
import { type ImportGraph, remoteChunk } from './remote-chunk.ts';

const page = '/w/packages/journey/src/form/FormPage.tsx';
/** by whom each is imported */
const graphOf = (importers: Record<string, readonly string[]>): ImportGraph => ({
  getModuleInfo: (id) => ({ importers: importers[id] ?? [] }),
});
const ofForm: ImportGraph = { getModuleInfo: () => ({ importers: [page] }) };

test.each([
  ['/w/packages/journey/src/texts/form/tr.ts', 'words-tr'],
  ['/w/packages/legal/src/texts/ar.ts', 'later-words-ar'],
  ['/w/packages/i18n/src/texts/fields/ru.ts', 'words-ru'],
  ['/w/packages/i18n/src/texts/errors/ru.ts', 'later-words-ru'],
  ['/w/packages/i18n/src/texts/common/ru.ts', 'later-words-ru'],
  ['/w/apps/travel/src/foreign-travel/texts/en.ts', 'foreign-travel-en'],
  ['/w/apps/travel/src/foreign-travel/texts/en.ts?later', 'foreign-travel-later-en'],
  ['/w/apps/travel/src/foreign-travel/faq/en.ts', 'foreign-travel-faq-en'],
  ['/w/apps/travel/src/umbrella/faq/questions.ts', 'umbrella-faq-questions'],
  ['/w/packages/product-kit/src/ending-words/en.ts', 'later-words-en'],
  ['/w/apps/travel/src/_family/texts/en.ts', '_family-en'],
  ['/w/packages/ui-kit/src/button/Button.tsx', 'base'],
  ['/w/packages/product-kit/src/schema-of.ts', 'base'],
  ['/w/packages/ui-kit/src/field/Select.module.css', 'fields'],
  ['/w/packages/product-kit/src/fields/travel.ts', 'base'],
  ['/w/packages/ui-kit/src/field/TextInput.tsx', 'fields'],
  ['/w/packages/journey/src/consents/ConsentList.module.css', 'fields'],
  ['/w/packages/journey/src/consents/LegalDialog.tsx', undefined],
  ['/w/packages/ui-kit/src/data/Price.module.css', 'fields'],
  ['/w/packages/journey/src/form/draft.ts', 'fields'],
  ['/w/packages/journey/src/form/FormPage.tsx', 'form'],
  ['/w/packages/journey/src/form/ticket/FormTicket.module.css', 'form'],
  ['/w/packages/journey/src/form/fields/uavt/UavtField.tsx', 'form'],
  ['/w/packages/journey/src/form/fields/uavt/AddressFinder.tsx', undefined],
  ['/w/packages/journey/src/form/fields/uavt/address-chain.ts', undefined],
  ['/w/packages/journey/src/form/register/RegisterOffer.tsx', 'form'],
  ['/w/packages/journey/src/form/register/RegisterPanel.tsx', undefined],
  ['/w/packages/journey/src/form/register/use-find-vehicle.ts', undefined],
  ['/w/packages/journey/src/form/send-request.ts', undefined],
  ['/w/packages/journey/src/form/answers/application-form.ts', 'form'],
  ['/w/packages/ui-kit/src/field/Calendar.tsx', undefined],
  ['/w/packages/journey/src/form/persons/long-list.ts', 'fields'],
  ['/w/packages/journey/src/texts/payment/tr.ts', undefined],
  ['/w/packages/journey/src/payment/PaymentPage.tsx', undefined],
  ['/w/packages/contracts/src/operations/purchase-start.ts', undefined],
  ['/w/packages/gateway-client/src/gateway.ts', undefined],
  ['/w/packages/gateway-client/src/react/use-query.ts', undefined],
  ['/w/packages/gateway-client/src/react/use-reading.ts', 'fields'],
  ['/w/packages/gateway-client/src/react/use-task.ts', 'fields'],
  ['/w/packages/gateway-client/src/react/use-gateway-later.ts', 'fields'],
  ['/w/apps/travel/src/foreign-travel/product.ts', undefined],
])('%s goes to %s', (id, chunk) => {
  expect(remoteChunk(id, ofForm)).toBe(chunk);
});

const parts = '/w/packages/journey/src/form/later/parts.ts';
const ofParts: ImportGraph = { getModuleInfo: (id) => ({ importers: id === parts ? [] : [parts] }) };

/* critical rules are taken from the sheets of a form's start: what stands in its document has its own there */
test.each([
  ['/w/packages/journey/src/form/persons/PersonList.tsx', 'parts'],
  ['/w/packages/journey/src/form/persons/PersonList.module.css', 'form'],
  ['/w/packages/ui-kit/src/data/Ticket.tsx', 'later'],
  ['/w/packages/ui-kit/src/data/Ticket.module.css', 'fields'],
  ['/w/packages/ui-kit/src/dialog/Accordion.tsx', 'later'],
  ['/w/packages/ui-kit/src/dialog/Accordion.module.css', 'base'],
])('%s, which only comes behind the handlers, goes to %s', (id, chunk) => {
  expect(remoteChunk(id, ofParts)).toBe(chunk);
});

const kinds = '/w/packages/journey/src/form/later/kinds.ts';

/* a first step that asks for a number must not wait for the judge's library with it */
test.each([
  kinds,
  '/w/packages/journey/src/form/fields/NumberField.tsx',
  '/w/packages/i18n/src/typed-number.ts',
])('%s comes with the fields that one types into', (id) => {
  expect(remoteChunk(id, { getModuleInfo: (of) => ({ importers: of === kinds ? [] : [kinds] }) })).toBe(
    'kinds',
  );
});

const offer = '/w/packages/contracts/src/offer.ts';
const money = '/w/packages/contracts/src/money.ts';

test.each([
  ['a page of offers alone', { [offer]: ['/w/packages/journey/src/offers/OffersPage.tsx'] }, 'later'],
  ['the form, on a way of two', { [offer]: [money], [money]: [page] }, 'base'],
  ['a declaration', { [offer]: ['/w/apps/pet/src/pet/product.ts'] }, 'base'],
  ['modules that import each other and no form', { [offer]: [money], [money]: [offer] }, 'later'],
  ['nobody before it runs', {}, 'later'],
])('what %s needs goes with it', (_, importers, chunk) => {
  expect(remoteChunk(offer, graphOf(importers))).toBe(chunk);
});
