import { ofOtherDays, rotation, type Turns } from '@sigorta/tooling/test/rotation';

/**
 * What the test command walks in turn (decisions 0643 and 0650): a journey that costs seconds and is of one kind with others, or whose rules are
 * judged every day without a browser: files of `journeys`, or journeys of a file by the beginning of their name. What stands in no line is walked in
 * every run.
 */
export const journeysInTurn: readonly Turns[] = [
  {
    about: 'a release while somebody buys; the gateway’s own tests judge releases, turns and pins every day',
    days: [
      ['released-alone'],
      ['preview', 'old-page > a form whose release is gone'],
      ['withdrawn-by-itself', 'throw-away-product'],
      ['site-turned', 'old-page > a payment page that was open while another consent came'],
    ],
  },
  {
    about: 'insurers that are late, and offers that end',
    days: [
      ['waiting-room'],
      ['offers-arrive'],
      ['slow-insurers > offers run out'],
      ['slow-insurers > an offer that ends in an open list'],
    ],
  },
  {
    about: 'a price before names, and after them',
    days: [
      [
        'price-first > a firm price that is another one',
        'price-first > back and reload lose nothing but ids',
      ],
      ['price-first > a kept quote without persons'],
      ['price-first > an insurer that takes its offer back', 'what-if'],
      ['live-price'],
    ],
  },
  {
    about: 'an answer that comes from somewhere else: papers, registers, lists',
    days: [
      ['read-a-passport'],
      ['two-by-pictures'],
      ['registration'],
      [
        'address-finder > another parent empties',
        'address-finder > the whole chain can be walked',
        'vehicle-request',
      ],
    ],
  },
  {
    about: 'forms to the last rule, or with the keys alone; rules and texts are judged as units',
    days: [['bad-input'], ['bad-payment'], ['buy-domestic-keyboard']],
  },
  {
    about:
      'a payment by another way, and a policy given back: two ways each, whose money the gateway’s stories judge',
    days: [
      [
        'general-payment > a payment link shows nothing before the detail',
        'panel-money > a transfer is confirmed',
      ],
      [
        'cancellation > from the policy page the buyer sees what goes back',
        'test-cards > American Express is refused',
      ],
      [
        'general-payment > in Arabic an offer is bought by transfer',
        'panel-money > what an insurer said is asked for in Arabic',
      ],
      ['cancellation > in Arabic, with the keys only', 'test-cards > a buyer who gives up at the bank'],
    ],
  },
  {
    about: 'what a buyer keeps, finds again and corrects',
    days: [
      ['kept-policy > a copy that was changed on the device'],
      [
        'saved-quote',
        'panel-privacy > who has data deleted by code sees what happens, and staff answer for it, audited (tr)',
      ],
      ['kept-policy > a kept policy opens in flight mode', 'codes-cost-work'],
      [
        'corrected-address',
        'panel-privacy > who has data deleted by code sees what happens, and staff answer for it, audited (ar)',
      ],
    ],
  },
  {
    about: 'the panel’s screens and states; sign-in and money asked for by two persons come every day',
    days: [
      ['panel-host', 'panel-people'],
      ['panel-administration', 'panel-passkeys', 'embed > staff name the sites'],
      ['panel-home', 'panel-applications', 'panel-picture'],
      ['panel-states'],
    ],
  },
  {
    about: 'places on the screen, and what axe says of the way to a policy',
    days: [
      ['document-in-pieces', 'homes-of-partners > stands as it is where no script runs'],
      [
        'accessibility > axe finds nothing serious from the offers to the policy',
        'homes-of-partners > is built as it asks for',
        'narrow > the long words of Russian',
      ],
      [
        'accessibility > axe finds nothing serious on home and on the form',
        'home-stands-still > moves by none of its sheets',
        'arabic-letters',
        'home-stands-still > letters that come late',
      ],
      [
        'accessibility > axe finds nothing serious where a chosen offer',
        'homes-of-partners > has room in every language',
        'home-stands-still > keeps the place of prices',
        'narrow > offers side by side',
      ],
    ],
  },
  {
    about: 'what the browser refuses, and what is late',
    days: [
      ['policy > a purchase from home to the policy'],
      ['dead-remote > a travel page that was too late'],
      [
        'policy > the panel meets no rule of the policy',
        'dead-remote > a travel document whose files are late',
      ],
      ['dead-remote > a travel page opened while its remote is dead'],
    ],
  },
  {
    about:
      'what an operator starts, and what a partner writes; settings are judged as units, starts by the gateway’s own tests',
    days: [
      ['start-command > prints the addresses'],
      ['start-command > an owner is invited', 'start-command > a damaged database', 'hostile-settings'],
      ['partner-settings > each setting that only a browser shows', 'partner-settings > baseEndpoint'],
    ],
  },
  {
    about: 'a frame on another site’s page',
    days: [
      ['embed > leads to offers on ours', 'embed > lists behind the fields'],
      [
        'embed > consents, cards and staff never stand in a frame',
        'embed > the bare page by itself',
        'embed > a product that there is not',
      ],
      [
        'embed > heights come from the frame alone',
        'embed > a page that the partner did not name',
        'partner-settings > each setting of a partner changes',
      ],
    ],
  },
  {
    about: 'who somebody is: by phone, by password, and not before the offers',
    days: [
      ['my-account > a phone without a policy finds'],
      ['price-first > nothing that identifies anybody', 'panel-sign-in > the keyboard alone'],
      ['panel-sign-in > an invitation leads', 'login > in Arabic a wrong code'],
    ],
  },
  {
    about: 'answers that stay, and lines that are lost',
    days: [
      ['draft > back from the offers', 'draft > a press before the scripts'],
      ['draft > a reload brings the answers back', 'draft > what is typed before'],
      ['draft > a draft can be thrown away', 'lost-line > on a lost line'],
    ],
  },
  {
    about: 'refused cards and what lies over what',
    days: [
      ['test-cards > a card that is refused'],
      ['help-covers-nothing', 'scheme > a visitor chooses dark'],
      ['price-first > a partner may want', 'lost-line > questions of a form', 'visa > who needs no visa'],
    ],
  },
];

/** Matches the name of a journey as Playwright tells it: its file, the groups that it stands in, its own words. */
const patternOf = (journey: string): RegExp => {
  const [file = '', words = ''] = journey.split(' > ');
  return new RegExp(`journeys/${RegExp.escape(file)}\\.e2e\\.ts .*${RegExp.escape(words)}`);
};

/** Names of the journeys that are left to other days, for Playwright's `grepInvert`. */
export const leftToOtherDays = (day = rotation, turns = journeysInTurn): RegExp[] =>
  ofOtherDays(turns, { day, isAll: false }).map(patternOf);

/**
 * The day as a journey counts it that is walked in turn: what turns within it, such as its language, would else meet some of its ways alone.
 * @param journey as its line names it, or its file where all of that file stands in one line
 * @throws for one that is walked every day, and for a file of several lines
 */
export const timesOf = (journey: string): { day: number } => {
  const namedBy = (isIt: (each: string) => boolean) =>
    journeysInTurn.filter(({ days }) => days.flat().some(isIt));
  const ofFile = namedBy((each) => each.split(' > ')[0] === journey);
  if (ofFile.length > 1) throw new Error(`journeys of ${journey} stand in several lines: name one of them`);
  const [line] = [...namedBy((each) => each === journey), ...ofFile];
  if (!line) throw new Error(`${journey} is walked every day`);
  return { day: Math.floor(rotation / line.days.length) };
};
