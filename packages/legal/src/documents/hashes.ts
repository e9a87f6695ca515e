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
  'special-terms': {
    tr: 'eac66e16a4a4c0d8634e4e475f0207f7026e14e545098179cbc6397c52973688',
    en: '1fffb8bd7b10111bb9d677be2fd3209ecdd60b9ba25efd38ded881162a568787',
    ru: 'ddd01fe6ffbbeed1016a3c5ee0e52498b6a0a7b1cab1717a0103249d46b13264',
    ar: 'e3b2974a43bacf017d638fe894fab29d241d077e95be05f32631cc01495fe4bb',
  },
  'pre-information': {
    tr: 'ebf2cac6d6a2c5ddbf641c7baef33da1f3711a185568414f334f3ff2328b30f7',
    en: 'c4f91c396c67309c353370375645bc157d3a0273c1fce67031da94013e55b375',
    ru: '7ee4a795d2f4b5695aaa929990424ac4f380ea9016ec16a4f2c6e0ee32d6b6c3',
    ar: 'f614511ec33e55d06fff0065f61012bfe04eacbb45a2754be31b933ad4e5f51f',
  },
  'distance-sales-contract': {
    tr: 'a2795f1bee04bad0c9cb45965e0d33f01a8c8a3df76f9af5dea79272fc2f627f',
    en: '6f151194f100d0c697d71556dcd251caf9251f094080331c178ff1ca38eaa162',
    ru: '94e8048fae07aea71cbbb0168518851f6861c7eb4af5dbd6e27d8c5a45769bfe',
    ar: '8929543d0e8c4a769e6bd1bad389e5c69aa22d7efbe25ee8a67119ea0ea3a1aa',
  },
};
