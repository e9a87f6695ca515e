import type { Language } from '@sigorta/i18n/language';
import type { LegalDocumentId } from '../document.ts';

/** SHA-256 of every wording in force. Written by `hashes.test.ts` (`vitest run -u`), never by hand. */
export const legalHashes: Readonly<Record<LegalDocumentId, Readonly<Record<Language, string>>>> = {
  'personal-data-notice': {
    tr: '9531d0f4d1cb5f2251134f1447f77b848dd066265853f418a25a56780196f7f7',
    en: 'e4184926e95c12351db8905b5380b6fca66045a5675eeedf62a5ff2a83c2eba7',
    ru: '7cc35c1c1eeb8167abbf7275296062023d0aadfb220c68ce94138b7a5b7db917',
    ar: '1d9ec7ea7e7a472a6d4762b6eb0a17f085b7730b2c824d94f0fabfa99cf05f68',
  },
  'express-consent': {
    tr: '10f8501ff5056675e8c544239ebb548cdd646a1a66090eff8226d4ae8e51f7c2',
    en: 'c3cd501893d4f2120bf23eea4926f6e9df6181d547b806f5710bd72e6b991f93',
    ru: 'ca5ca0d712e132b1f3e8d4bf4ec1bbd1130dc428fdca0eb6dd2122e37f1d68ab',
    ar: 'ffd3e03b3a7aef2bdf8cc63833293922cd4930eaea94aee66443b7119d1fcc4c',
  },
  'health-data-consent': {
    tr: 'b5b92235ecf7d2dfa62759d67612112452bfe0faa8c1e5ed3f2e3b935b2db553',
    en: '6e2afea154321f163092b5445363aca9b8a6f23c251a3b254eb2fac8f119a9c7',
    ru: '8eb3f16786cf1367b98548a8cba9eb228e58042abfbe982788f97be15f7a812d',
    ar: 'f18882decf4ddf88546da673da4ad85b3443b45a0c5e55cd64b29bae8e15150b',
  },
  'privacy-policy': {
    tr: '68c764ed08c4b97bf08acf36fc04d3376dae35db3af6b46e8b15482053e22894',
    en: 'c118e14f6a12209f33bf8e815c06bb63021ce0df09988826629a96d93f41920d',
    ru: '582f7711e80f71989297388b9cd8fbc4403f7b419dc85985e0dd114c4932c120',
    ar: 'cfcbcdb0979ecf4b5a78acc2907ea650cb51a6974c05df0cf7363a896d81783f',
  },
  'marketing-consent': {
    tr: '4ebdef6564273cc6fcf5489c95c285403622514078885478fb7826e648de21f2',
    en: 'e07649e88858c7b8fa2c0365659abd674720567831e280ab659149fc86e423b8',
    ru: 'd0b372519213df870e2ab42bee12d9bae2b368c0ef964cfe8beb770518b02322',
    ar: 'c6bc6c852ea7a51075a804e1cbbe76597bd864290c87c07330defad09355a867',
  },
  'accuracy-declaration': {
    tr: '9857de829a9d0aeaadc8ddb6ba6b7c04d1ce699c91af30ac3a858df7c92822ca',
    en: '05e9cf7c01834b7b8721d32dc2ef18c00bc08ca1ad3508f1faa77c13f11fad08',
    ru: 'a21adab1cca25030ec58ea5a872239069ca279639956210353165c61b492ed2f',
    ar: '25c62954bc21150efab885876e99d8659510d2cecaac5e0de1718abda3c528b0',
  },
  'pet-personal-data': {
    tr: '17ce8e51ffefb94a1eee87e997eaa80c3b2ce11d362b5c485f3f231af317e503',
    en: '6a65cff6aa4f9e45a2dd8978d2cd1b8356f9370da4f78003c8eac48de99659c9',
    ru: '46e8c594dbae941181409e5a4e01761c6375d5133f08d6b2a8304818116d6114',
    ar: '72ccd04aa1005f6284ba443a35e49a7a5ce73878d0a8bc2b637a8b976de07f9d',
  },
  'satisfaction-survey-abroad': {
    tr: 'b0c1663e32fcf2127d4249b240e6c4e0e518a5ee9264f831e1c2151e8f87c84e',
    en: 'c28734af144f05a4408e075c35802a6dd98a80db7d3bba3297d07e6b7e3b1d89',
    ru: '992922a4a4ac8b89af32d32ac0847516fb52ccc527c586814190f08f84d4e1d0',
    ar: '9c354a069d3974c8bdc792d7aad2050f6b018dfe117608d0aac960edf42c1997',
  },
  'special-terms': {
    tr: 'eac66e16a4a4c0d8634e4e475f0207f7026e14e545098179cbc6397c52973688',
    en: '1fffb8bd7b10111bb9d677be2fd3209ecdd60b9ba25efd38ded881162a568787',
    ru: 'ddd01fe6ffbbeed1016a3c5ee0e52498b6a0a7b1cab1717a0103249d46b13264',
    ar: 'e3b2974a43bacf017d638fe894fab29d241d077e95be05f32631cc01495fe4bb',
  },
  'pre-information': {
    tr: '2c8fb94ffb00aba5c6f1e3a8e198d385dfd404453b69b5e777362f02072bd91c',
    en: 'b73bde4a67095f2b9aa1555b07bcdb78646ff87c49a162fbba128c32c9a92801',
    ru: '39b420a817a9933ee69f911d21701a525110b922e4eeb33f4b1464a2530716c6',
    ar: '3b5ee95f404e97d64eca53335519df6f883f4c6b1cce9cbbaf46b59ef8b8405c',
  },
  'distance-sales-contract': {
    tr: '73da5955748dc5de014c2dfc18c7bbe7f9f5fcf2bc66db918f57a931e3d1a839',
    en: '8c80f014bdcf6cdc1b28b35b773564afdbc79f25ffb654198f07359d46e0be4a',
    ru: '2daf4ec9afb1f7ac964c08833d3a677c5ac4afce818ff8ae0f208b555f6ee3d8',
    ar: 'f162d8011569dfc0507604be601595bff5e8d6c613c000b9fbf1aa870bbd43d6',
  },
};
