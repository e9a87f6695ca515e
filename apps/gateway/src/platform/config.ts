import type { Currency } from '@sigorta/contracts/money';
import type { CostClass } from '@sigorta/contracts/operation';
import type { Destination, Egress } from '@sigorta/egress/egress';
import type { ReleaseKey } from '@sigorta/release/release-document';
import type { StorePlace } from '@sigorta/release/store/open-store';
import type { CertificateFiles } from '@sigorta/server-tls/own-certificate';
import type { Timings } from './timings.ts';

/** Where a collector listens. */
export interface Collector {
  /** without `/v1/…` */
  endpoint: string;
  egress: Egress;
  headers: Readonly<Record<string, string>>;
}

/** A service that wraps the keys in the database, and which of its keys does. */
export interface KeyServiceConfig {
  /** without `/v1/…` */
  url: string;
  mount: string;
  key: string;
  namespace: string | null;
  /** holds what we show to it */
  tokenFile: string;
  /** holds whom its certificate has to be of; null: those that everybody trusts */
  authorityFile: string | null;
  /** how long a start waits for it */
  waitMs: number;
  egress: Egress;
}

export interface RateLimit {
  perIp: number;
  perSession: number;
  windowSeconds: number;
}

/** A key, and others that only check or open; without one `secretKey` stands for it. */
interface KeyConfig {
  key: string | null;
  others: readonly string[];
}

/** What a provider keeps of a charge by contract. */
export interface FeeTerms {
  /** of the charge, in hundredths of a percent */
  basisPoints: number;
  /** kuruş a charge */
  fixedMinor: number;
}

/** What it keeps of a charge in so many installments. */
export interface InstallmentFee extends FeeTerms {
  count: number;
  /** ISO date of Istanbul of the first charge it is for; null: of every one before */
  since: string | null;
}

/** What a provider pays out, by contract, and where it says so. */
export interface SettlementConfig {
  /** address of its files with `{day}`; null: they are not read */
  url: string | null;
  egress: Egress;
  fee: FeeTerms;
  /** by contract; of a number that it does not name nobody agreed on a fee */
  installmentFees: readonly InstallmentFee[];
  /** from a charge until it is paid out */
  days: number;
}

/** Where ClamAV's daemon listens. */
export type Scanner = { path: string } | { host: string; port: number };

/** of scrypt (RFC 7914) */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

export interface Config {
  mode: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** origin of the site, without a slash at its end */
  publicUrl: string;
  /** origin of the staff panel on a host of its own; null: it stands on every host of the site */
  panelOrigin: string | null;
  /** what a partner's `baseEndpoint` may name besides our own */
  endpointOrigins: readonly string[];
  /** how long a gateway that was told to stop still answers all, while it says that it is not ready */
  drainMs: number;
  /** where cards are typed, and where calls that carry one go through */
  cardEntry: { url: string; innerUrl: string; secret: string };
  hopPort: number;
  /** what it shows to the edge; null: it speaks http */
  certificate: CertificateFiles | null;
  /** file of the authority that certificates inside are of; null: those that everybody trusts */
  insideAuthority: string | null;
  /** origin of the 3-D Secure hop page */
  hopUrl: string;
  databaseUrl: string | null;
  /** who serves, for the program `migrate`; null: nobody else */
  servingRole: string | null;
  databasePool: number;
  /** how long a start waits for the server */
  databaseWaitMs: number;
  /** whether a start brings the schema up, or refuses one that the program `migrate` has not */
  migrations: 'at-start' | 'apart';
  dataDir: string;
  /** who may open backups, the file with the key that opens them, where keys of records go, and what programs that dump and restore inherit */
  backup: {
    recipient: string | null;
    identityFile: string | null;
    keysFile: string | null;
    environment: NodeJS.ProcessEnv;
  };
  /** file that the end of the audit log is written down in */
  auditWitness: string;
  /** what packages/delivery assembled; pages are not served while it is missing */
  distDir: string;
  /** sites that can be turned to, each in a folder of its name */
  sitesDir: string;
  /** where families are released to, and who may sign; null trusts this machine's own key, and nobody on a real site */
  releases: { place: StorePlace; keys: readonly ReleaseKey[] | null };
  /** where papers and pictures lie besides the database, and whether new ones are put there; null: nowhere */
  documents: { place: StorePlace; takesNew: boolean } | null;
  /** who looks at files that others hand in; null: nobody */
  scanner: Scanner | null;
  siteToken: string;
  secretKey: string | null;
  signing: KeyConfig;
  sealing: KeyConfig;
  /** null: `sealing` wraps */
  keyService: KeyServiceConfig | null;
  metricsToken: string | null;
  /** null sends nothing */
  collector: Collector | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  trustedProxies: string[];
  /** how lines to the outside are opened; whoever opens one is given it */
  egress: Egress;
  /** every place that one is opened to through a proxy */
  destinations: readonly Destination[];
  insurers: { url: string; apiKey: string; deadlineMs: number; egress: Egress };
  payment: { url: string; apiKey: string; secretKey: string; settlement: SettlementConfig };
  /** where previews of releases sell: a database of their own, and a test account of the provider; null where none is set */
  preview: { databaseUrl: string | null; payment: { url: string; apiKey: string; secretKey: string } | null };
  /** the provider of partners that chose none */
  paymentConnector: 'iyzico' | 'nestpay';
  /** null: no such account */
  nestpay: {
    url: string;
    clientId: string;
    user: string;
    password: string;
    storeKey: string;
    storeType: '3d' | '3d_pay';
    /** hh:mm, Istanbul */
    dayEnd: string;
    settlement: SettlementConfig;
  } | null;
  /** statements of our account in each currency, with `{day}`; null: not read. Providers pay to the one in lira */
  bankStatements: Readonly<Record<Currency, string | null>>;
  /** waits of a purchase */
  timings: Timings;
  /** where tests let the process end itself: one place for the whole run, or a file that names one at a time */
  failpoint: { fixed: string | null; file: string | null };
  rates: { url: string; maxAgeDays: number; egress: Egress };
  /** the longest that the price of an offer is held */
  offerHoldMs: number;
  sms: { url: string; user: string; password: string; header: string; egress: Egress };
  smtpUrl: string;
  mailFrom: string;
  /** where servers send back what does not arrive, and what signs the reports that are handed in; null: not followed */
  mailReports: { returnTo: string | null; secret: string | null };
  contactMail: string;
  /** who is told of faults of security */
  securityMail: string;
  /** where alarms are posted, and what signs them; both or none */
  alarms: { url: string | null; secret: string | null };
  /** e-mail of the first owner */
  panelOwner: string | null;
  addressUrl: string;
  /** null: no car is looked up */
  vehicleUrl: string | null;
  /** buyers may keep a policy's page on a device */
  keepsCopies: boolean;
  /** what signs passes for Apple Wallet; null: none are given */
  wallet: {
    certificateFile: string;
    keyFile: string;
    keyPassphrase: string | null;
    authorityFile: string;
  } | null;
  /** kuruş */
  freePayment: { leastMinor: number; mostMinor: number };
  /** days */
  quoteRetentionDays: number;
  applicationRetentionDays: number;
  /** times what is ordinary */
  limitFactor: number;
  /** ms that this process may be late before it begins no quotes; 0: however late */
  busyLoopMs: number;
  limits: Record<CostClass, RateLimit>;
  /** answers in motion that insurers are asked about: what one of them has said already is not counted */
  livePriceLimits: RateLimit;
  /** searches for a policy by its number: few, because a birth date is soon guessed */
  findLimits: RateLimit & { perPolicy: number };
  /** cars looked up by plate and document */
  vehicleLimits: RateLimit & { perPlate: number };
  /** what one try at a password of staff costs; no setting of an installation lowers it */
  passwordCost: PasswordCost;
  /** tries at a password or a second factor of the panel, whoever makes them; right ones are given back */
  staffLimits: RateLimit & { perPerson: number };
  /** SMS codes that may be sent; every one costs money and rings a phone */
  codeLimits: RateLimit & { perPhone: number; perPhoneADay: number };
  /** SMS codes that an ordinary day sends to Türkiye (or from one partner's site), to another country, to ten thousand numbers */
  codeBudgets: { aDay: number; abroadADay: number; rangeADay: number };
}
