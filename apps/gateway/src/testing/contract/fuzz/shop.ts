import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Offer } from '@sigorta/contracts/offer';
import { type Role, roles } from '@sigorta/contracts/panel/permissions';
import type { Application } from '@sigorta/product-kit/field';
import type { Logger } from 'pino';
import { addStaff, invite } from '../../../staff/invite-staff.ts';
import { codeAt, fromBase32, stepAt } from '../../../staff/sign-in/totp.ts';
import { builtRelease } from '../../built-release.ts';
import type { Buyer } from '../../buyer.ts';
import { listSite } from '../../listed-site.ts';
import { addCommonRows, makeScope, type Scope } from '../../matrix/scope.ts';
import { askOffers, type Market, openMarket } from '../../purchase/market.ts';
import { signInAsStaff } from '../../staff.ts';

/** A shop with everything to ask about. Its clock is moved on by hand where the world waits a while between two calls. */
export interface FuzzedShop {
  market: Market;
  /** a browser of each role, signed in */
  staff: Map<Role, Buyer>;
  later: (ms: number) => void;
  newPhone: () => string;
  newScope: () => Promise<Scope>;
  offersOf: (product: string, phone?: string) => Promise<{ buyer: Buyer; offers: Offer[] }>;
  signInAgain: () => Promise<void>;
  close: () => Promise<void>;
}

const release = '/* a release */';

/** A built site with two releases of a family, so that there is one to choose. */
const builtSite = (): { dist: string; versions: string[] } => {
  const dist = mkdtempSync(join(tmpdir(), 'fuzzed-site-'));
  const write = (name: string, content: string) => {
    const file = join(dist, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const versions = ['aaaaaaaaaa', 'bbbbbbbbbb'];
  const releases = versions.map((version) => builtRelease(write, version, { 'entry.js': release }));
  const families = { travel: releases.map((one) => ({ at: '2026-06-01T09:00:00.000Z', release: one })) };
  write('site/remotes.json', JSON.stringify({ schema: 1, remotes: { travel: releases[0] } }));
  write('releases.json', JSON.stringify({ schema: 1, families, shells: [] }));
  listSite(dist);
  return { dist, versions };
};

interface ShopOptions {
  environment?: NodeJS.ProcessEnv;
  /** instead of one that says nothing */
  log?: Logger;
}

export const openFuzzedShop = async ({ environment, log }: ShopOptions = {}): Promise<FuzzedShop> => {
  const { dist } = builtSite();
  const settings = { DIST_DIR: dist, ...environment };
  const market = await openMarket({ detailsMs: 24 * 3_600_000 }, settings, undefined, log ? { log } : {});
  const { context } = market;
  /* an address of digits holds no passkeys */
  Object.assign(context.config, { publicUrl: context.config.publicUrl.replace('127.0.0.1', 'localhost') });
  let ahead = 0;
  context.clock = () => new Date(Date.now() + ahead);
  /* workers keep the clock they began with */
  await market.stopWorkers();
  market.startWorkers();
  /* guesses are what this is made of */
  const many = { perIp: 1e9, perSession: 1e9, perPerson: 1e9, windowSeconds: 60 };
  Object.assign(context.config.staffLimits, many);
  await addCommonRows(context);
  const coupon = { kind: 'percent' as const, value: 10, product: null, max_uses: null, uses: 0 };
  const always = { valid_from: new Date('2026-01-01'), valid_until: new Date('2099-01-01') };
  await context.db
    .insertInto('coupon')
    .values({ code: 'YUZDEON', ...coupon, ...always })
    .execute();
  const staff = new Map<Role, Buyer>();
  const signInAgain = async () => {
    for (const role of roles) {
      const browser = market.buyer();
      await signInAsStaff(context, browser, role);
      await browser.get('partner/website-info');
      staff.set(role, browser);
    }
  };
  await signInAgain();
  let phones = 0;
  const newPhone = () => `+9053${String(20_000_000 + phones++).padStart(8, '0')}`;
  return {
    market,
    staff,
    later: (ms) => {
      ahead += ms;
    },
    newPhone,
    newScope: async () => {
      const owner = market.buyer();
      await signInAsStaff(context, owner, 'owner');
      return makeScope(context, owner, 'default');
    },
    offersOf: async (product, phone = newPhone()) => {
      const buyer = market.buyer();
      const change = (application: Application): Application => ({ ...application, phone });
      return { buyer, offers: await askOffers(market, buyer, product, change) };
    },
    signInAgain,
    close: async () => {
      await market.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
};

/** Somebody of the panel with a password and an authenticator app. */
export interface Person {
  browser: Buyer;
  email: string;
  password: string;
  /** the app's next code; each is good once */
  code: () => string;
}

let invitations = 0;
export const personPassword = 'mor kedi rafta uyur';

/** An invitation that nobody has answered yet. */
export const invited = async ({ market }: FuzzedShop): Promise<{ email: string; token: string }> => {
  const { context } = market;
  invitations += 1;
  const email = `kisi${invitations}@ornek.com`;
  const who = { email, name: 'Selin Korkmaz', role: 'owner' as const, partnerId: null };
  return { email, token: await invite(context, context.db, await addStaff(context, context.db, who)) };
};

/** A password is chosen, the app is not there yet. */
export const accepted = async (shop: FuzzedShop) => {
  const { email, token } = await invited(shop);
  const browser = shop.market.buyer();
  const { body } = await browser.post('staff/invitation-accept', { token, password: personPassword });
  const code = () => {
    shop.later(31_000);
    return codeAt(fromBase32(body.secret), stepAt(shop.market.context.clock()));
  };
  return { browser, email, challenge: body.challenge as string, code };
};

export const enrolled = async (shop: FuzzedShop): Promise<Person> => {
  const { browser, email, challenge, code } = await accepted(shop);
  await browser.post('staff/enrol', { challenge, code: code() });
  return { browser, email, password: personPassword, code };
};
