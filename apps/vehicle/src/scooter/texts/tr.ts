import type { ProductTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  category: 'Scooter kiralama sigortası',
  'page.lead':
    'Kiraladığınız scooterla birine çarparsanız zararı ödenir; siz sakat kalırsanız size ödeme yapılır. Bazı planlar tedavinizi de öder.',
  'page.benefit.1': 'Yalnızca kiraladığınız günler için fiyat',
  'page.benefit.2': 'Ferdi kaza ve üçüncü kişilere karşı sorumluluk',
  'page.benefit.3': 'Pasaportla da alınır, beş sürücüye kadar',

  'step.rental.title': 'Kiralama',
  'step.rental.hint': 'Scooterı hangi günlerde kullanacaksınız?',
  'step.insured.title': 'Kim sürecek?',
  'step.insured.hint': 'Her sürücüyü kimliğindeki ya da pasaportundaki gibi yazın.',
  'step.contact.title': 'İletişim',
  'step.contact.hint': 'Poliçeyi nereye gönderelim?',

  'field.rentalStart': 'İlk gün',
  'field.rentalStart.hint': 'Bugün ya da önümüzdeki 90 gün içinde.',
  'field.rentalStart.error': 'İlk günü gün/ay/yıl olarak yazın.',
  'field.rentalStart.error.past': 'İlk gün bugünden önce olamaz.',
  'field.rentalStart.error.tooLate': 'İlk gün en çok 90 gün sonrası olabilir. Daha yakın bir gün seçin.',
  'field.rentalEnd': 'Son gün',
  'field.rentalEnd.hint': 'Güvence bu günün sonuna kadar sürer.',
  'field.rentalEnd.error': 'Son günü gün/ay/yıl olarak yazın.',
  'field.rentalEnd.error.past': 'Son gün bugünden önce olamaz.',
  'field.rentalEnd.error.order': 'Son gün ilk günden önce olamaz.',
  'rule.rentalTooLong': 'Kiralama en çok 30 gün sürebilir. Son günü öne alın.',
  'rule.samePerson': 'Bu numara başka bir sürücüde de yazılı. Numarayı düzeltin ya da kişiyi çıkarın.',
  'field.birthDate.error.tooYoung':
    'Elektrikli scooterı 15 yaşından küçükler kullanamaz. Doğum tarihini kontrol edin.',

  'coverage.personalAccident': 'Ferdi kaza',
  'coverage.personalAccident.explain':
    'Sürüş sırasındaki kaza vefat ya da kalıcı sakatlıkla sonuçlanırsa toplu ödeme yapılır.',
  'coverage.thirdPartyLiability': 'Üçüncü kişilere sorumluluk',
  'coverage.thirdPartyLiability.explain':
    'Bir yayaya ya da araca çarparsanız verdiğiniz zarar bu tutara kadar ödenir.',
  'coverage.medicalExpenses': 'Tedavi giderleri',
  'coverage.medicalExpenses.explain': 'Kazadan sonraki doktor, ilaç ve hastane giderleriniz ödenir.',
  'coverage.scooterDamage': 'Kiralık scooterın hasarı',
  'coverage.scooterDamage.explain': 'Kiralama şirketinin kaza için sizden istediği onarım tutarı karşılanır.',
  'coverage.scooterTheft': 'Scooterın çalınması',
  'coverage.scooterTheft.explain': 'Kilitli scooter çalınırsa kiralama şirketinin istediği bedel karşılanır.',
  'coverage.legalProtection': 'Hukuksal koruma',
  'coverage.legalProtection.explain': 'Kazayla ilgili davada avukat giderleri bu tutara kadar ödenir.',
  'coverage.personalItems': 'Kişisel eşya',
  'coverage.personalItems.explain': 'Kazada kırılan telefon ya da gözlüğünüz bu tutara kadar ödenir.',

  'exclusion.alcohol': 'Alkol ya da uyuşturucu etkisinde sürüş',
  'exclusion.twoRiders': 'Bir scootera iki kişi binilmesi',
  'exclusion.forbiddenRoad': 'Otoyol gibi scooterın yasak olduğu yollarda sürüş',
  'exclusion.race': 'Yarış ve gösteri',
  'exclusion.phoneInHand': 'Elde telefonla sürüş',
  'exclusion.noHelmet': 'Kasksız sürüşte baş yaralanmaları',
  'exclusion.courier': 'Kurye ya da iş için sürüş',

  'decline.ageLimit': 'Sürücülerden biri bu şirketin yaş sınırının dışında.',
  'decline.rentalTooLong': 'Bu şirket bu kadar uzun kiralamaya teklif vermiyor.',
  'decline.passportOnly': 'Bu şirket pasaportla scooter poliçesi düzenlemiyor.',

  'premium.net': 'Net prim',
  'premium.bsmv': 'BSMV (%5)',

  'document.note.1':
    'Güvence, kiralık elektrikli scooterı sürerken geçerlidir. Kazayı kiralama uygulamasına da bildirin ve kayıt numarasını saklayın.',
} satisfies ProductTexts;
