import type { AnswerOf } from '@sigorta/contracts/operation';
import type { siteView } from '@sigorta/contracts/panel/site';

/** Nobody ever turned: each gateway shows what it came with. */
export const ownSite: AnswerOf<typeof siteView> = {
  live: null,
  since: null,
  askedBy: null,
  agreedBy: null,
  shown: 'site@aaaaaaaaaaaaaaaa',
  fault: null,
  asked: false,
  sites: [],
};
