import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factorCode, testStaff } from '../../e2e/system/test-staff.ts';
import { EdgeBuyer } from './edge-client.ts';
import type { House } from './house.ts';
import type { Shop } from './shopper.ts';

/** An owner of the panel, signed in through the edge. The demonstration's people are written past https, which refuses them. */
export async function signedInOwner(house: House, shop: Shop, home: string): Promise<EdgeBuyer> {
  const [owner] = testStaff;
  if (!owner) throw new Error('nobody is an owner');
  const file = join(home, 'staff.json');
  writeFileSync(file, JSON.stringify([owner]), { mode: 0o644 });
  await house.program(['import-staff', file], {
    PUBLIC_URL: 'http://localhost:4300',
    HOP_URL: 'http://localhost:4301',
    PANEL_ORIGIN: '',
  });
  const browser = new EdgeBuyer({ ...shop, site: house.panel });
  /* brings the token against forgery */
  await browser.get('staff/me');
  const { email, password, totpSecret } = owner;
  const { body } = await browser.post('staff/sign-in', { email, password });
  const signedIn = await browser.post('staff/second-factor', {
    challenge: body.challenge,
    code: factorCode(totpSecret),
  });
  if (signedIn.status !== 200)
    throw new Error(`the owner could not sign in: ${JSON.stringify(signedIn.body)}`);
  return browser;
}
