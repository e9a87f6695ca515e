import type { Language } from '@sigorta/i18n/language';
import type { LegalDocumentId } from '../document.ts';

/** SHA-256 of every wording in force. Written by `hashes.test.ts` (`vitest run -u`), never by hand. */
export const legalHashes: Readonly<Record<LegalDocumentId, Readonly<Record<Language, string>>>> = {
  'personal-data-notice': {
    tr: 'd092731dbac0cc7e0af96c5516c0a312e04b3334c2bca3b970472b0b4de3597a',
    en: 'ab8119376d99555f27bcdc83118dac75713a31f2d1130a36bdf78f82ecc39469',
    ru: '7085409f62a63ce0e919f12e0592b9ad2bd65f7a2f976e47d09b2d0bca87ebfe',
    ar: '7259c048b769d14c79562619491523c020d8e058490a768358fe6f3f294775d1',
  },
  'express-consent': {
    tr: '575a08cdbb8113ad18ac8c9b6a98627825424415a4ec89592bd01fd2c3e7e403',
    en: 'fad036e5cdf81d0d6cdda266f02a927c162b6b4fafa83a0596e52367752c7436',
    ru: '93f8a92a6abaa4a02a295d59e5ae9682753918c2f0e9d91c1953468d56993a82',
    ar: '84f75ffb185c28b3ad7b3e27706cd0f7709da94d121fe2c52522d75ec061dfd4',
  },
  'health-data-consent': {
    tr: '6e8143ce5f4ff7d11f483900dce2a6d0c7432d0dcf9efd58322e08a49fbed194',
    en: 'ef124af025bde2458f39f36b1668deff2213d5d80d738717786aad2b02da17be',
    ru: '9e0da28fd43289cba47e70e904d5fcd2788bc558e3284ec8a12392fb65b57bfc',
    ar: 'dcd877e44cdf1f96c9ca7fb0a01601c4fe71117755bfd1e38c4ba41e66cbf9ae',
  },
  'privacy-policy': {
    tr: 'a20a6a9b02724b01212e71d45f419d499e951a391b5fdf63d61d1606513f4234',
    en: 'ee260015bf71fe65ff4f626b416e44cf6521572ddcda954df4a25b7ec92c88fb',
    ru: '539a6d50517630bafacac28ef6a8c7949508b0c665b701c93917842e1f493a06',
    ar: 'b3960f819e154e1adf682b4a29a80e3286657f1ff8f4f888fa73581469f0bef0',
  },
  'marketing-consent': {
    tr: '78eb43985b484258b509c0574369e6cc46280c6d51c2d1adc933d8784baaeb94',
    en: 'f46dfc80005cb3b794a049292507e4772a7c2054bf3074faea1626bd9d307cc3',
    ru: '929407f06b13ce247b0611a754182e1bd2676fb674d406e3154d6be55918aeb2',
    ar: '30bd16a98ac24516feaac176c0d192b83da9e0020f4141c103204f37cebc3ac5',
  },
  'accuracy-declaration': {
    tr: '9857de829a9d0aeaadc8ddb6ba6b7c04d1ce699c91af30ac3a858df7c92822ca',
    en: '05e9cf7c01834b7b8721d32dc2ef18c00bc08ca1ad3508f1faa77c13f11fad08',
    ru: '8b2436a25a12cd4c9c667a917e6a9ac3b649950fbdedfda023bee2dced33cc4f',
    ar: '532319be5b7ca518215cdfa3b01d3f1bb5b1b8d97f3c0a8a697acb82bf0ec0c4',
  },
  'pet-personal-data': {
    tr: 'c6f72e5787b8b6567583bca2ce7c3f6a76522843b28a047bd048f030ae1f58e8',
    en: '9d919aa27136ff8db2a12a7e58ffda283acdf224a241cf117006164a3ce9ca55',
    ru: '23053ff8ed7f95db35f2f2eb854c43855dc57bec0930625dbe101ee1a0b62e44',
    ar: '30176ffb3d027351ef3f31d4ac1df152fb125fdc62ac463216e2b5850549a6b3',
  },
  'satisfaction-survey-abroad': {
    tr: '32a8c607a2b82bd7152288ad6e1b38a923b9ad4e9a2da9a45e63fbac07d0b65b',
    en: 'c28734af144f05a4408e075c35802a6dd98a80db7d3bba3297d07e6b7e3b1d89',
    ru: 'b2cdab7efc1c56b85bdbd3fdf147627101a75a5a8285af63508c0e76198985ce',
    ar: 'a7829886e3077ca48782d41be9e6e66c848e82b42427f0a03f77c09e9e801223',
  },
  'special-terms': {
    tr: 'eac66e16a4a4c0d8634e4e475f0207f7026e14e545098179cbc6397c52973688',
    en: '7975599ca58ffe102d849781e1d527ccecc60b2b08bcc13d344c8321e38971ce',
    ru: 'b1a1afdec7b35f6ee1117c5e7490f02fc9b1a2e75ecb5b1fb1c631e7c84af762',
    ar: 'a5a36090482701675408583294116909e433e890b3679c48b4bbbae9cfc5c79d',
  },
  'pre-information': {
    tr: '034462a2d111bc11db2b98103071a119ba50ae578db06c8b765136b40aebfd6f',
    en: 'df0a3e6aa06419c848c5d9bf0e8197a13e8807ad0a31b5eb2b8a42e4beaf8ff3',
    ru: 'eca46417399425654fabb98893a2ab2daa451ab706fdb35a07ec0287a3816494',
    ar: 'f1e3e94b85852b49721ce8e42baea445876d47b8a2fb0a885b0e924092ed4f64',
  },
  'distance-sales-contract': {
    tr: '2a4914d74d83da9c4af5a8ff3a8e8768786003d04b2610e8f40e0e00c61fb68c',
    en: '9e61b7bece9197877d50a14b997f6033c6830d2e1a6188554980fd27b675420a',
    ru: '81f188bdd6e340146e20a061c044243f8663f5481315cbf40a77680b80bc7d73',
    ar: '618dd0272154ff5ef99c52d13c47db367a1c88b2a341f6ae932a6c865539ad1b',
  },
};
