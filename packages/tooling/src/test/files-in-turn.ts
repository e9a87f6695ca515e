import { type Day, ofOtherDays, type Turns } from './rotation.ts';

/**
 * Files of the gateway's tests that the test command runs on a server every third day (decisions 0650 and 0657): slices of campaigns under
 * `bench/`, files that make one promise for several tables, stories whose rules the machine's own tests judge in every run. Each from the gateway's
 * `src`, without its end. No sentence of the specification hangs on one of them alone, each day takes about as long as another, and what turns
 * within such a file counts the times that it runs (`everyThirdDay`). `pnpm --filter bench gateway-in-turn` runs all.
 */
export const filesInTurn: readonly Turns[] = [
  {
    about: 'a shop that comes back from its backup',
    days: [
      ['testing/journeys/after-restore'],
      ['testing/journeys/restore'],
      [
        'testing/journeys/damaged-schema',
        'testing/journeys/restore-older',
        'testing/journeys/keys-that-change',
      ],
    ],
  },
  {
    about: 'what is away, and a gateway that ends at a file',
    days: [
      ['testing/journeys/papers-killed'],
      ['testing/journeys/database-away', 'testing/journeys/database-line'],
      ['testing/journeys/keys-killed'],
    ],
  },
  {
    about: 'a long time with whatever fails',
    days: [
      ['testing/renewals/year'],
      ['testing/journeys/memory'],
      ['testing/growth/growth', 'testing/journeys/serving-rights'],
    ],
  },
  {
    about: 'random calls, and what leaves',
    days: [
      ['testing/attack/attack'],
      ['testing/egress/egress', 'testing/contract/partner-client'],
      ['testing/contract/fuzz/fuzz'],
    ],
  },
  {
    about: 'random walks with the amount and in the store',
    days: [
      ['testing/money/store-walk/store-walk'],
      ['testing/amount/payments/payments'],
      ['testing/amount/walks'],
    ],
  },
  {
    about: 'differences that are planted, and days that are closed',
    days: [
      ['testing/settlement/campaign'],
      ['testing/reconciliation/campaign', 'testing/settlement/outgoing'],
      ['testing/settlement/settlement'],
    ],
  },
  {
    about: 'commands of an operator, as processes, and clocks that differ',
    days: [
      ['main/commands/used-database', 'main/commands/keys'],
      ['testing/money/clocks/clocks-apart'],
      ['main/commands/site'],
    ],
  },
  {
    about: 'stories of one purchase; the machine’s histories are searched in every run',
    days: [
      ['testing/money/charge-stories', 'testing/money/policy-stories'],
      ['testing/money/refund-stories', 'payments/refunds/refund-unknown'],
      ['testing/money/to-come'],
    ],
  },
  {
    about: 'answers that say nothing',
    days: [
      ['payments/provider/unsure-answers', 'payments/attempts/lost-return'],
      ['payments/refunds/two-unknown', 'payments/attempts/recheck-expired'],
      ['testing/journeys/faults'],
    ],
  },
  {
    about: 'what a person sees to',
    days: [
      ['panel/cancellations/cancellations', 'panel/payables/payables'],
      ['renewals/renewals'],
      ['policies/living/living', 'panel/stuck/write-off', 'panel/proposals/day-limit'],
    ],
  },
  {
    about: 'mail servers and letters',
    days: [
      ['testing/delivery/twelve-servers', 'testing/delivery/wrong-person'],
      ['testing/delivery/letters-to-strangers', 'policies/mails/hanging-mail'],
      ['testing/delivery/reports', 'payments/refunds/mail'],
    ],
  },
  {
    about: 'what stands on a paper, letter by letter',
    days: [
      ['policies/documents/papers'],
      ['policies/documents/arabic-papers', 'policies/documents/certificate'],
      ['testing/pdf-a/pdf-a', 'documents/read-paper', 'policies/pass/pass'],
    ],
  },
  {
    about: 'what is sealed, table by table; nothing of it in clear is looked for in every run',
    days: [
      ['panel/payments/sealed-name', 'panel/applications/sealed-phone', 'platform/sensitive/clear-forms'],
      ['panel/payments/sealed-phone', 'panel/applications/sealed-name', 'platform/sensitive/sealing-walk'],
      ['panel/quotes/sealed-name', 'panel/quotes/sealed-phone'],
    ],
  },
  {
    about: 'open cases, and days of cover',
    days: [
      ['panel/stuck/judged-whole', 'panel/stuck/purchase-cases'],
      ['testing/journeys/keys-in-a-service'],
      ['testing/journeys/cover-days'],
    ],
  },
  {
    about: 'limits and lists that are long',
    days: [
      ['http/limits-of-networks', 'purchase/store/rows'],
      ['insurers/list-policies', 'purchase/store/post-old-purchases'],
      ['buyers/login/proof/proof', 'panel/payments/names-of-a-full-shop'],
    ],
  },
  {
    about: 'releases and sites that go live and back',
    days: [
      ['site/releases/follow-releases', 'site/releases/shares'],
      ['site/releases/watch-releases', 'panel/releases/retire', 'panel/releases/difference'],
      ['site/turns/turn-site', 'testing/releases/pinned-purchase', 'testing/releases/interleaving'],
    ],
  },
];

/**
 * The same of tests without a database, each from the root: what builds or reads for ten seconds, and has small tests beside it that run every
 * day.
 */
export const unitFilesInTurn: readonly Turns[] = [
  {
    about: 'a release that is built, papers that are read, codes that no form offers',
    days: [
      ['packages/delivery/src/release/build-release'],
      ['packages/paper-reader/src/read-zone', 'packages/delivery/src/release/look-at-forms'],
      ['bench/lists/list-options', 'packages/tooling/src/types/kept-notes'],
    ],
  },
];

/** Those of other days, from the root. */
export const unitFilesOfOtherDays = (day: Day = {}): string[] =>
  ofOtherDays(unitFilesInTurn, day).map((file) => `${file}.test.ts`);

/** Those of other days, from the gateway's `src`. */
export const filesOfOtherDays = (day: Day = {}): string[] =>
  ofOtherDays(filesInTurn, day).map((file) => `${file}.test.ts`);
