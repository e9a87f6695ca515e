import { toWire } from '@sigorta/product-kit/wire';
import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { knownProduct } from '../../../apps/gateway/src/testing/known-product.ts';
import type { Market } from '../../../apps/gateway/src/testing/purchase/market.ts';
import { testConsent } from '../../../apps/gateway/src/testing/test-consent.ts';
import type { People } from '../picture-people.ts';

/** What visitors left: a message somebody works on, a number to call, a request with its answers. */
export async function addApplications(market: Market, { owner, 'call-centre': clerk }: People) {
  const today = todayInIstanbul(new Date());
  const leave = async (more: object) => {
    const { status, body } = await market.buyer().post('vue/basvuru-yap', {
      adSoyad: 'Şükrü Yağcıoğlu',
      telefon: '0532 123 45 67',
      dil: 'tr',
      urun: 'kasko',
      ...more,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data.basvuruNo as string;
  };
  const message = await leave({
    eposta: 'sukru@ornek.com',
    mesaj:
      'Merhaba, aracımı yeni aldım. Kasko ve trafik için teklif rica ediyorum.\nAkşam 18.00’den sonra arayabilirsiniz.',
  });
  const callBack = await leave({ adSoyad: 'أحمد الراشد', dil: 'ar' });
  const found = await knownProduct('vehicle-quote-request');
  const request = await leave({
    urun: 'vehicle-quote-request',
    basvuru: toWire(found.product, (await found.samples()).valid({ today })),
    onaylar: found.product.consents.map(({ id }) => testConsent(id)),
  });
  const work = (what: string, more: object) =>
    owner.post(`panel/applications/${what}`, { id: message, ...more });
  const was = { state: 'new', assigneeId: null };
  await work('change', { state: 'working', assigneeId: clerk.staffId, was });
  await work('note', { text: 'Arandı, toplantıdaydı. Akşam tekrar aranacak.' });
  await work('note', { text: 'Ruhsat fotoğrafı istendi; iki aracı var, ikisi için de teklif hazırlanacak.' });
  await work('task', { text: 'Ruhsat geldi mi, bak', dueOn: addDays(today, -1) });
  await work('task', { text: 'Kasko teklifini gönder', dueOn: addDays(today, 2) });
  await work('task', { text: 'Telefonla ara', dueOn: today });
  const { tasks } = (await owner.get(`panel/applications/${message}`)).body;
  await work('task-done', { taskId: tasks.at(-1).id });
  for (const name of ['Bugün aranacaklar', 'Kasko soranlar'])
    await owner.post('panel/views/keep', { list: 'applications', name, query: 'urun=kasko' });
  return { message, callBack, request };
}
