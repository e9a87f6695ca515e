import { hasItsTurn, rotation } from '@sigorta/tooling/test/rotation';

/** Journeys of which a run walks a half: a file of `journeys`, or one of its journeys by the beginning of its name. */
interface Turns {
  about: string;
  /** walked on days that are even (`rotation`) */
  even: readonly string[];
  /** walked on the others */
  odd: readonly string[];
}

/**
 * What the test command walks every second day (decision 0643): a journey that costs seconds and is of one kind with another
 * one, or whose rules are judged every day without a browser. What stands in no line is walked in every run.
 */
export const journeysInTurn: readonly Turns[] = [
  {
    about: 'a release while somebody buys; the gateway’s own tests judge releases, turns and pins every day',
    even: ['released-alone', 'site-turned', 'old-page > a form whose release is gone'],
    odd: [
      'preview',
      'withdrawn-by-itself',
      'throw-away-product',
      'old-page > a payment page that was open while another consent came',
    ],
  },
  {
    about: 'insurers that are late, and offers that end',
    even: ['waiting-room', 'slow-insurers > offers run out'],
    odd: ['offers-arrive', 'slow-insurers > an offer that ends in an open list'],
  },
  {
    about: 'a price before names, and after them',
    even: [
      'price-first > a firm price that is another one',
      'price-first > an insurer that takes its offer back',
      'live-price',
    ],
    odd: [
      'price-first > back and reload lose nothing but ids',
      'price-first > a kept quote without persons',
      'what-if',
    ],
  },
  {
    about: 'an answer that comes from somewhere else: papers, registers, lists',
    even: ['read-a-passport', 'registration'],
    odd: [
      'two-by-pictures',
      'address-finder > another parent empties',
      'address-finder > the whole chain can be walked',
      'vehicle-request',
    ],
  },
  {
    about: 'forms to the last rule, or with the keys alone; rules and texts are judged as units',
    even: ['bad-input', 'buy-domestic-keyboard'],
    odd: ['bad-payment'],
  },
  {
    about:
      'a payment by another way, and a policy given back: two ways each, whose money the gateway’s stories judge',
    even: [
      'general-payment > a payment link shows nothing before the detail',
      'cancellation > from the policy page the buyer sees what goes back',
      'test-cards > a buyer who gives up at the bank',
      'panel-money > what an insurer said is asked for in Arabic',
    ],
    odd: [
      'general-payment > in Arabic an offer is bought by transfer',
      'cancellation > in Arabic, with the keys only',
      'test-cards > American Express is refused',
      'panel-money > a transfer is confirmed',
    ],
  },
  {
    about: 'what a buyer keeps, finds again and corrects',
    even: [
      'kept-policy > a copy that was changed on the device',
      'corrected-address',
      'panel-privacy > who has data deleted by code sees what happens, and staff answer for it, audited (tr)',
    ],
    odd: [
      'kept-policy > a kept policy opens in flight mode',
      'saved-quote',
      'codes-cost-work',
      'panel-privacy > who has data deleted by code sees what happens, and staff answer for it, audited (ar)',
    ],
  },
  {
    about: 'the panel’s screens and states; sign-in and money asked for by two persons come every day',
    even: ['panel-host', 'panel-home', 'panel-people', 'panel-applications', 'panel-accessibility'],
    odd: [
      'panel-administration',
      'panel-picture',
      'panel-passkeys',
      'panel-states',
      'embed > staff name the sites',
    ],
  },
  {
    about: 'places on the screen, and what axe says of the way to a policy',
    even: [
      'accessibility > axe finds nothing serious on home and on the form',
      'accessibility > axe finds nothing serious where a chosen offer',
      'arabic-letters',
      'home-stands-still > keeps the place of prices',
      'home-stands-still > letters that come late',
      'homes-of-partners > is built as it asks for',
      'narrow > the long words of Russian',
    ],
    odd: [
      'accessibility > axe finds nothing serious from the offers to the policy',
      'document-in-pieces',
      'home-stands-still > moves by none of its sheets',
      'homes-of-partners > stands as it is where no script runs',
      'homes-of-partners > has room in every language',
      'narrow > offers side by side',
    ],
  },
  {
    about: 'what the browser refuses, and what is late',
    even: [
      'policy > a purchase from home to the policy',
      'dead-remote > a travel page that was too late',
      'dead-remote > a travel page opened while its remote is dead',
    ],
    odd: [
      'policy > the panel meets no rule of the policy',
      'dead-remote > a travel document whose files are late',
    ],
  },
];

/** Matches the name of a journey as Playwright tells it: its file, the groups that it stands in, its own words. */
const patternOf = (journey: string): RegExp => {
  const [file = '', words = ''] = journey.split(' > ');
  return new RegExp(`journeys/${RegExp.escape(file)}\\.e2e\\.ts .*${RegExp.escape(words)}`);
};

/** Names of the journeys that are left to the other day, for Playwright's `grepInvert`. */
export const leftToTheOtherDay = (day = rotation, turns = journeysInTurn): RegExp[] =>
  turns.flatMap(({ even, odd }) => (hasItsTurn(0, { day, isAll: false }) ? odd : even)).map(patternOf);
