import type { Language } from '@sigorta/i18n/language';
import type { LegalDocumentId } from '../document.ts';

/** SHA-256 of every wording in force. Written by `hashes.test.ts` (`vitest run -u`), never by hand. */
export const legalHashes: Readonly<Record<LegalDocumentId, Readonly<Record<Language, string>>>> = {
  'personal-data-notice': {
    tr: 'cc618365901ed6f2cab1d11064d450fb13c2f37bc47962beacce77ff6efcde35',
    en: '8a45c3e6cc6afc127b4cc5504f19d7806481eb318cca383fa722d95a9d189843',
    ru: '429a0f5dfdd1f5537d1553788652024ec3e1da270c4c631292a3427c070323df',
    ar: '58c2dfbe01935a544f8b5ad0ca507d290397b5567887a29a581cc3df4bcd9284',
  },
  'express-consent': {
    tr: '5f14ef83db24b89e19bef6f1b3f461c3959392ca0ee790907554a1f0a7ba1c01',
    en: '2fa60446eb7c5e48bba6cf06cfed0171d86522ce3c4f95c87ba67c55ef902509',
    ru: '907e8fcc49322ce39209327020af010526e0ce526fa28dc0762eb42b820292a2',
    ar: 'efa71fc2e7e3152baac4954d51467b30e313ff04e15ad10be5cb6e02bf0df0a7',
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
    tr: '15e244d3d49e0e5501b6ea72a65b20be1366bc32edb25ea288567d0066898410',
    en: 'd61a5d9e05df43bb5284c28e0a7fab0d3f09945f27c98e9bffc30a27cfa6000d',
    ru: 'd2de7868f7a381f18eb8c32212fdc20265a4ae9b1e5a1e0824232f10e20dd4f8',
    ar: '83d6664a2bb2576d9e5f6bf67cf3df708499674b63612c360a33cf37acf9e7cc',
  },
  'satisfaction-survey-abroad': {
    tr: '5735924d7aa66929a8b0a02c6f9a2470ecca9770723fcfe0fa9bb051464f7cd3',
    en: '2a0f46defb0f060ac772f6e9c8d59652c04d1123bcd6586eca36c7b73e0bd15d',
    ru: '221582ed5d661ccacafd581a034d21ec876d08a0c028fdb7e4957f4ef8a71d5a',
    ar: '955ab20a1c87147a13675fc1f4a5bd60294b33e77fb8e85f2578cd7297d19a9b',
  },
  'special-terms': {
    tr: 'eac66e16a4a4c0d8634e4e475f0207f7026e14e545098179cbc6397c52973688',
    en: '1fffb8bd7b10111bb9d677be2fd3209ecdd60b9ba25efd38ded881162a568787',
    ru: 'ddd01fe6ffbbeed1016a3c5ee0e52498b6a0a7b1cab1717a0103249d46b13264',
    ar: 'e3b2974a43bacf017d638fe894fab29d241d077e95be05f32631cc01495fe4bb',
  },
  'pre-information': {
    tr: '5b0bff790495124b811a3c7186b76531d19cb8ceace504e9646b99104c8ea0f4',
    en: 'b192723b4c8faa04f845cf023084a5c3eb72ff44a300e0c7ab0f34c68257030f',
    ru: '3f25c7e5436ff07919945a8df957e4dd46bd2175a4538f1b1aa9cdc7d22fcb96',
    ar: '181c2430678469532038cbff3fd726973d5efb27344e7988c55971f3e0859bd4',
  },
  'distance-sales-contract': {
    tr: 'a2795f1bee04bad0c9cb45965e0d33f01a8c8a3df76f9af5dea79272fc2f627f',
    en: '6f151194f100d0c697d71556dcd251caf9251f094080331c178ff1ca38eaa162',
    ru: '94e8048fae07aea71cbbb0168518851f6861c7eb4af5dbd6e27d8c5a45769bfe',
    ar: '8929543d0e8c4a769e6bd1bad389e5c69aa22d7efbe25ee8a67119ea0ea3a1aa',
  },
};
