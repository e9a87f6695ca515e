import type { Role } from '@sigorta/contracts/panel/permissions';
import type { Buyer } from '../../apps/gateway/src/testing/buyer.ts';
import type { Market } from '../../apps/gateway/src/testing/purchase/market.ts';
import { signInAsStaff } from '../../apps/gateway/src/testing/staff.ts';

/** A partner nothing was ever sold for: its agent sees every list empty. */
const newPartner = 'yeni-acente';

const people = {
  owner: { role: 'owner', name: 'Selin Korkmaz', partnerId: null },
  agent: { role: 'agent', name: 'Kaan Kaya', partnerId: 'kaya-acente' },
  newcomer: { role: 'agent', name: 'Deniz Ar', partnerId: newPartner },
  'call-centre': { role: 'call-centre', name: 'Elif Aksoy', partnerId: null },
  finance: { role: 'finance', name: 'Mert Uysal', partnerId: null },
  colleague: { role: 'finance', name: 'Derya Sezer', partnerId: null },
  'read-only': { role: 'read-only', name: 'Ada Yalçın', partnerId: null },
  auditor: { role: 'auditor', name: 'Cem Erdem', partnerId: null },
} satisfies Record<string, { role: Role; name: string; partnerId: string | null }>;

export type Person = keyof typeof people;

/** A signed-in browser of each. */
export type People = Record<Person, Buyer & { staffId: string }>;

export async function signEverybodyIn({ context, buyer }: Market): Promise<People> {
  await context.db
    .insertInto('partner')
    .values({
      id: newPartner,
      hosts: '[]',
      token: `${context.config.siteToken}-${newPartner}`,
      settings: JSON.stringify({ brand_name: 'Yeni Acente', title: 'Yeni Acente' }),
    })
    .execute();
  const signedIn = {} as People;
  for (const person of Object.keys(people) as Person[]) {
    const { role, name, partnerId } = people[person];
    const browser = buyer();
    const staffId = await signInAsStaff(context, browser, role, partnerId);
    const email = `${person}@sigortacarsisi.example`;
    await context.db
      .updateTable('staff')
      .set({ name, email, password_hash: 'of nobody' })
      .where('id', '=', staffId)
      .execute();
    signedIn[person] = Object.assign(browser, { staffId });
  }
  return signedIn;
}
