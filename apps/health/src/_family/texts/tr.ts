import type { ProductTexts } from '@sigorta/product-kit/product-texts';

/** Words the health products share. */
export const tr = {
  'step.contact.title': 'İletişim',
  'step.contact.hint': 'Teklifleri ve poliçeyi nereye gönderelim?',

  'field.coverStart': 'Başlangıç tarihi',
  'field.coverStart.hint': 'Güvencenin ilk günü; bugün ya da sonraki 90 gün içinde.',
  'field.coverStart.error': 'Başlangıç tarihini gün/ay/yıl olarak yazın.',
  'field.coverStart.error.past': 'Başlangıç tarihi bugünden önce olamaz.',
  'field.coverStart.error.tooLate': 'Güvence en geç 90 gün sonra başlayabilir. Daha yakın bir gün seçin.',
  'rule.samePerson': 'Bu numara başka bir kişide de yazılı. Numarayı düzeltin ya da kişiyi çıkarın.',

  'coverage.wideNetwork': 'Geniş hastane ağı',
  'coverage.wideNetwork.explain':
    'Şirketin en geniş hastane sınıfında geçer. Yoksa poliçe, daha dar bir listedeki hastanelerde kullanılır; liste poliçeyle gelir.',
  'coverage.ambulance': 'Ambulans',
  'coverage.ambulance.explain': 'Acil durumda en yakın uygun hastaneye kara ambulansıyla taşınırsınız.',
  'coverage.doctorLine': 'Doktora danışma hattı',
  'coverage.doctorLine.explain':
    'Günün her saati bir doktora telefonla soru sorarsınız. Acil durumda önce 112’yi arayın.',

  'exclusion.preExisting': 'Poliçe başlamadan önce var olan hastalıklar ve bunların tedavisi',
  'exclusion.cosmetic': 'Görünümle ilgili estetik işlemler',
  'exclusion.alcoholDrugs': 'Alkol ya da uyuşturucu etkisindeyken oluşan yaralanmalar',
  'exclusion.extremeSports': 'Dağcılık, dalış, yamaç paraşütü gibi tehlikeli sporlar',
  'exclusion.fertility': 'Kısırlık tedavisi ve tüp bebek',
  'exclusion.experimental': 'Bilimsel olarak kabul edilmemiş tedaviler',
  'exclusion.war': 'Savaş, iç karışıklık ve nükleer olaylar',

  'decline.ageLimit': 'Başvurudaki yaş, bu şirketin kabul ettiği sınırların dışında.',
  'decline.startsTooSoon': 'Bu şirkette güvence en erken yarın başlayabiliyor.',
  'decline.tooManyPersons': 'Bu şirket tek poliçede bu kadar çok kişiyi sigortalamıyor.',
} satisfies ProductTexts;
