import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { recordDataRequest } from '../../../apps/gateway/src/privacy/my-data/data-requests.ts';
import type { Market } from '../../../apps/gateway/src/testing/purchase/market.ts';
import type { People } from '../picture-people.ts';

/** What the administration's pages show beside the sales. */
export async function addAdministrationThings(market: Market, people: People) {
  await addCoupons(people);
  await addPeople(people);
  await addRequests(market, people);
  await addSavings(people);
  return {};
}

/** In each state a coupon can have. */
async function addCoupons({ owner }: People) {
  const today = todayInIstanbul(new Date());
  const add = async (code: string, more: object = {}) => {
    const { status, body } = await owner.post('panel/coupons/create', {
      code,
      kind: 'percent',
      value: 10,
      product: null,
      validFrom: today,
      validUntil: addDays(today, 60),
      maxUses: 500,
      ...more,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
  await add('BAHAR15', { maxUses: 500 });
  await add('KASKO250', { kind: 'amount', value: 25_000, product: 'kasko' });
  await add('YILBASI26', { validFrom: addDays(today, 30) });
  await add('ESKIKOD');
  await owner.post('panel/coupons/end', { code: 'ESKIKOD' });
}

/** One whose invitation waits, one switched off. */
async function addPeople({ owner }: People) {
  const invite = async (name: string, email: string, place: object) =>
    (await owner.post('panel/staff/invite', { name, email, language: 'tr', ...place })).body.id as string;
  await invite('Nazlı Çelik Karamanoğlu', 'nazli.celik.karamanoglu@sigortacarsisi.example', {
    role: 'agent',
    partnerId: 'kaya-acente',
  });
  const id = await invite('Omar Haddad', 'omar@sigortacarsisi.example', {
    role: 'call-centre',
    partnerId: null,
  });
  await owner.post('panel/staff/switch', { id, active: false });
}

/** Open, overdue and answered ones. */
async function addRequests({ context }: Market, { owner }: People) {
  const ask = (kind: 'copy' | 'deletion', phone: string, kept: number) =>
    context.db
      .transaction()
      .execute((trx) =>
        recordDataRequest(context, trx, { partner_id: 'default', kind, phone, language: 'tr', kept }),
      );
  await ask('deletion', '+905321112266', 2);
  await ask('copy', '+905337778899', 0);
  const { id: late } = await ask('deletion', '+491701234567', 1);
  const { id: done } = await ask('deletion', '+905355556677', 1);
  await context.db
    .updateTable('data_request')
    .set({ due_at: new Date(Date.now() - 2 * 86_400_000) })
    .where('id', '=', late)
    .execute();
  await owner.post(`panel/data-requests/${done}/settle`, {
    done: true,
    reason: 'Kimlik görüldü, saklama süresi yazıyla bildirildi',
  });
}

/** A saving in the log. */
async function addSavings({ owner }: People) {
  const { partner } = (await owner.post('panel/partners/read', { id: 'hizli-sepet' })).body;
  const { id, hosts, settings, revision } = partner;
  const changed = { ...settings, footer_telefon: '0850 111 22 33', footer_altMetin: 'Hızlı ve kolay.' };
  await owner.post('panel/partners/save', { id, hosts, revision, settings: changed });
}
