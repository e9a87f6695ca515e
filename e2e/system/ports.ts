/** First port of all: the shared system's. */
export const basePort = Number(process.env.E2E_PORT ?? 4700);

/** Ports of one system as settings of its programs: six more follow its site's. */
export const portsFrom = (site: number) => ({
  PORT: String(site),
  HOP_PORT: String(site + 1),
  SANDBOX_PORT: String(site + 2),
  ACS_PORT: String(site + 3),
  SMTP_PORT: String(site + 4),
  CARD_PORT: String(site + 5),
  CARD_INNER_PORT: String(site + 6),
});
/** how many those are */
export const portsOfOne = 7;

/** Who listens beside the shared system. Journeys run beside each other, so a name stands in one file alone. */
export const owners = [
  'address-finder',
  'codes-cost-work',
  'corrected-address',
  'embedding-site',
  'strange-site',
  'kept-policy',
  'offers-arrive',
  'old-page',
  'panel-administration',
  'panel-home',
  'panel-host',
  'panel-picture',
  'preview',
  'registration',
  'released-alone',
  'site-turned',
  'slow-insurers',
  'start-twice',
  'start-port-taken',
  'start-nothing-listens',
  'start-folder-wanted',
  'start-damaged',
  'test-cards',
  'throw-away-product',
  'waiting-room',
  'withdrawn-by-itself',
] as const;

/** First of the ports that are its own. */
export const portOf = (owner: (typeof owners)[number]): number =>
  basePort + portsOfOne * (1 + owners.indexOf(owner));
