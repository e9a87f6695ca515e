import type { ProductTexts } from '@sigorta/product-kit/product-texts';
import { tr as family } from '../../_family/texts/tr.ts';

export const tr = {
  ...family,
  category: 'Tamamlayıcı sağlık sigortası',
  'page.lead': 'SGK’nız varsa, anlaşmalı özel hastanede çıkan farkı poliçeniz öder.',
  'page.benefit.1': 'Yatarak tedavide SGK’nın üstündeki fark karşılanır',
  'page.benefit.2': 'Ayakta tedavi ve doğum isteğe bağlı',
  'page.benefit.3': 'Aileniz tek poliçede, altı kişiye kadar',

  'step.cover.title': 'Güvence',
  'step.cover.hint': 'Nerede hizmet alacaksınız, poliçe neyi ödesin?',
  'step.insured.title': 'Kimler sigortalanacak?',
  'step.insured.hint': 'Adları kimlikteki gibi yazın. Boy ve kilo primi belirler; taslağa kaydedilmez.',

  'field.sgk': 'Sigortalanacak herkesin SGK’sı var mı?',
  'field.sgk.hint':
    'Çalışan, emekli, genel sağlık sigortalı ya da bunların bakmakla yükümlü olduğu kişi olmak yeter.',
  'field.sgk.error': 'Sigortalanacak kişilerin SGK’sı olup olmadığını seçin.',
  'field.sgk.yes': 'Herkes SGK’lı',
  'field.sgk.no': 'Herkes değil',
  'rule.sgkNeeded':
    'Bu sigorta SGK’nın ödediğinin üzerine eklendiği için SGK’sı olmayanlar alamıyor. Yabancıysanız yabancı sağlık sigortasına bakabilirsiniz.',
  'field.healthDistrict': 'İlçe',
  'field.healthDistrict.hint': 'Hastaneye en çok gideceğiniz ilçe.',
  'field.healthDistrict.error': 'İlçeyi seçin.',
  'field.outpatient': 'Hangi tedaviler ödensin?',
  'field.outpatient.hint': 'Ayakta tedavi muayene, tahlil ve görüntülemedir; primi artırır.',
  'field.outpatient.error': 'Hangi tedavilerin ödeneceğini seçin.',
  'field.outpatient.yes': 'Yatarak ve ayakta',
  'field.outpatient.no': 'Yalnızca yatarak',
  'field.birth': 'Doğum teminatı',
  'field.birth.hint': '18–45 yaşındaki kadınlar için; bekleme süresi vardır.',
  'field.birth.error': 'Doğum teminatı isteyip istemediğinizi seçin.',
  'field.birth.yes': 'Doğum dâhil',
  'field.birth.no': 'Doğum hariç',
  'rule.birthNobody':
    'Doğum teminatı 18–45 yaşındaki bir kadın için eklenir. Kişileri kontrol edin ya da “Doğum hariç”i seçin.',
  'field.relation': 'Yakınlık',
  'field.relation.hint': 'Poliçeyi alana göre.',
  'field.relation.error': 'Yakınlığı seçin.',
  'field.relation.self': 'Kendim',
  'field.relation.spouse': 'Eşim',
  'field.relation.child': 'Çocuğum',
  'rule.oneSelf': '“Kendim” bir kez seçilebilir. Bu kişinin yakınlığını değiştirin.',
  'rule.oneSpouse': '“Eşim” bir kez seçilebilir. Bu kişinin yakınlığını değiştirin.',
  'field.height.error': 'Boyu santimetre olarak, 40 ile 230 arasında yazın.',
  'field.weight.error': 'Kiloyu kilogram olarak, 2 ile 300 arasında yazın.',

  'coverage.inpatient': 'Yatarak tedavi',
  'coverage.inpatient.explain':
    'Ameliyat, yatış ve yoğun bakımda SGK’nın ödediğinin üstündeki fark, anlaşmalı hastanede ödenir.',
  'coverage.outpatient': 'Ayakta tedavi',
  'coverage.outpatient.explain':
    'Yılda, teklifte yazan sayıda muayene; istenen tahlil ve görüntüleme de dâhildir.',
  'coverage.birth': 'Doğum',
  'coverage.birth.explain':
    'Normal ya da sezaryen doğumda hastane farkı ödenir. Bekleme süresi dolmadan olan doğum kapsam dışıdır.',
  'coverage.emergency': 'Acil servis',
  'coverage.emergency.explain': 'Kaza ve ani hastalıkta acil servis gideri bekleme süresi olmadan ödenir.',
  'coverage.physiotherapy': 'Fizik tedavi',
  'coverage.physiotherapy.explain':
    'Doktorun istediği fizik tedavi seansları, yılda en çok teklifte yazan sayıda.',
  'coverage.medicalDevices': 'Tıbbi malzeme',
  'coverage.medicalDevices.explain': 'Ameliyatta ve sonrasında gereken ortez, protez ve benzeri malzeme.',
  'coverage.checkup': 'Check-up',
  'coverage.checkup.explain': 'Şirketin seçtiği merkezde yılda bir genel sağlık kontrolü.',
  'coverage.dental': 'Diş paketi',
  'coverage.dental.explain': 'Yılda bir muayene, film ve diş taşı temizliği; dolgu ve kaplama indirimli.',
  'coverage.newborn': 'Yenidoğan bakımı',
  'coverage.newborn.explain': 'Doğum teminatı alındıysa, bebeğin ilk günlerdeki kuvöz ve yoğun bakımı.',

  'exclusion.outsideNetwork': 'Anlaşmalı listede olmayan hastane ve doktorlar',
  'exclusion.physiotherapy': 'Fizik tedavi',
  'exclusion.waiting3': 'İlk 3 ayda yapılan planlı yatışlar; acil durumlar ödenir',
  'exclusion.waiting6': 'İlk 6 ayda yapılan planlı yatışlar; acil durumlar ödenir',
  'exclusion.birthWaiting10': 'İlk 10 ay içindeki doğum (bekleme süresi)',
  'exclusion.birthWaiting12': 'İlk 12 ay içindeki doğum (bekleme süresi); yenilenen poliçede ödenir',

  'decline.outpatientNotOffered': 'Bu şirket yalnızca yatarak tedavi sunuyor.',
  'decline.birthNotOffered': 'Bu şirket doğum teminatı sunmuyor.',
  'decline.childAlone': 'Bu şirket çocukları yalnızca bir yetişkinle aynı poliçede sigortalıyor.',
  'decline.needsAssessment':
    'Bu şirket başvuruyu çevrim içi değerlendiremiyor, ayrıca incelemek istiyor. Bizi arayın, birlikte bakalım.',
} satisfies ProductTexts;
