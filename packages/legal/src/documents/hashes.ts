import type { Language } from '@sigorta/i18n/language';
import type { LegalDocumentId } from '../document.ts';

/** SHA-256 of every wording in force. Written by `hashes.test.ts` (`vitest run -u`), never by hand. */
export const legalHashes: Readonly<Record<LegalDocumentId, Readonly<Record<Language, string>>>> = {
  'personal-data-notice': {
    tr: '4d0290a21a0eceab8c9be81636a970b2e79779e5ec6f7cd9d4c7eab5de8937ac',
    en: 'e4184926e95c12351db8905b5380b6fca66045a5675eeedf62a5ff2a83c2eba7',
    ru: '583c72bc3e327f822d9d1f04531ac9b11658ece7a1ddff23ba330aadb68968bf',
    ar: '460d826a2036a278ce356d13672e9a38331d7f1248135d01d0d836b593bb2da0',
  },
  'express-consent': {
    tr: '05abe2fc88dd18e26ca4475ffa13d9bdd5a9484f1da42391716057503d783650',
    en: '04728cf3cfb15ea7fec0a9b43a383b3b522286cf83be759ef0a62f6cd561a9a4',
    ru: '9287427ae0cf2e2eda473c4f41f9d34a1a9e8daeceace266ec495053888f9d3c',
    ar: '010c7b3f383c0765d70ac3f46b877b5ab81c16fe85b65c471989d5eccc2f758b',
  },
  'health-data-consent': {
    tr: '2dc2d4c4811c90336e1d7114f7f2bac2a99a769251e3af6b75d5b5e2cbe05d0e',
    en: '905b6853232b22ade9ad04120871e3a3e80bb98593ab970e7962b3a5a8402fb7',
    ru: 'a48036c3084b633766cef34f9d006a78bd20808e40b365af5b19257ac17258f7',
    ar: 'da6e5139a082cae4ef5c943c36a125e02433483bc37972d27b4a219004af492e',
  },
  'privacy-policy': {
    tr: '68c764ed08c4b97bf08acf36fc04d3376dae35db3af6b46e8b15482053e22894',
    en: 'c118e14f6a12209f33bf8e815c06bb63021ce0df09988826629a96d93f41920d',
    ru: '3b4b4db6dea02b65e9148a9f7ff124ec30ebe345cbad4191f0f0e643e9e00e62',
    ar: '96ae7e030c57886e54e22bc39ddd555abaeb1d4705e38c20d4389f8d1d5246a9',
  },
  'marketing-consent': {
    tr: 'ef4c34d4c697ef13ecdf390a0fa10acb8ac2b325a34410c1bb35391eb61a6d2c',
    en: 'e07649e88858c7b8fa2c0365659abd674720567831e280ab659149fc86e423b8',
    ru: 'db5a0b5dc732d6ef362f0d71920022db3ab5b184c2bd8e699eaeff882e39fb8a',
    ar: '8d95fd46a45a4a646fcdf30fafc0b4ea4dc6464e745796440009b9cd7c2b3359',
  },
  'accuracy-declaration': {
    tr: '9857de829a9d0aeaadc8ddb6ba6b7c04d1ce699c91af30ac3a858df7c92822ca',
    en: '05e9cf7c01834b7b8721d32dc2ef18c00bc08ca1ad3508f1faa77c13f11fad08',
    ru: '8b2436a25a12cd4c9c667a917e6a9ac3b649950fbdedfda023bee2dced33cc4f',
    ar: '532319be5b7ca518215cdfa3b01d3f1bb5b1b8d97f3c0a8a697acb82bf0ec0c4',
  },
  'pet-personal-data': {
    tr: '4a78343c70391a8ce4354675922f0453451f42163fb95135a55c3390c9d1d3d0',
    en: '6a65cff6aa4f9e45a2dd8978d2cd1b8356f9370da4f78003c8eac48de99659c9',
    ru: '63957e2c37a3a4f31f697c6f8877562d8fa8ffdf4cdf7ba53018bd3f614f152d',
    ar: '3296db05bafedc6702cf16a245618575a413a2d327054c9650167ad1bda2c15f',
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
    en: 'a541e58e9cc17fe248d4905d8a7aa47ce9b038d87e6d0aa19be37ae8dedfea83',
    ru: '22db609eeabf46e29c1a4493727f0c4483e68664301d7c54126a1758641b79cb',
    ar: '1c9d5d65e8931bfa4feff4d816c6b44f5f928b572b08f606fbeb5592ff12872a',
  },
  'distance-sales-contract': {
    tr: '2a4914d74d83da9c4af5a8ff3a8e8768786003d04b2610e8f40e0e00c61fb68c',
    en: 'd92ff2e341365f574605501586018f5bc7b341fa36ba3f0bad84a8afb4182cd1',
    ru: '176e2f1ed576ad01ebed799deb33490d64d9650bdf92ff7495d674e45b84ece9',
    ar: '38776334b58ce8772a57f9c79f8c3c8af4f4243dcf88a2eff50d63bd0df79c4a',
  },
};
