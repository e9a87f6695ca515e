import type { ProductTexts } from '@sigorta/product-kit/product-texts';
import { tr as family } from '../../_family/texts/tr.ts';

export const tr = {
  ...family,
  category: 'Yeşil kart sigortası',
  'page.lead':
    'Türkiye plakalı aracınızla sınırı geçerken istenen belge: gittiğiniz ülkede başkasına verdiğiniz zararı öder.',
  'page.benefit.1': '15 günden 12 aya kadar süre',
  'page.benefit.2': 'Yol üzerindeki ülkelerde de geçerli',
  'page.benefit.3': 'Euro fiyatı ve lira karşılığı birlikte',

  'step.journey.title': 'Yolculuk',
  'step.journey.hint': 'Aracınızla nereye, ne kadar süreyle gidiyorsunuz?',
  'step.vehicle.title': 'Araç',
  'step.vehicle.hint': 'Kart bu plaka için düzenlenir; bilgileri ruhsattan yazın.',

  'field.cardCountry': 'Gideceğiniz ülke',
  'field.cardCountry.hint': 'Birden çok ülkeden geçecekseniz en uzaktakini seçin.',
  'field.cardCountry.error': 'Gideceğiniz ülkeyi seçin.',
  'field.period': 'Süre',
  'field.period.hint': 'Dönüş yolunu da hesaba katın.',
  'field.period.error': 'Kartın süresini seçin.',
  'field.period.d15': '15 gün',
  'field.period.m1': '1 ay',
  'field.period.m2': '2 ay',
  'field.period.m3': '3 ay',
  'field.period.m4': '4 ay',
  'field.period.m5': '5 ay',
  'field.period.m6': '6 ay',
  'field.period.m7': '7 ay',
  'field.period.m8': '8 ay',
  'field.period.m9': '9 ay',
  'field.period.m10': '10 ay',
  'field.period.m11': '11 ay',
  'field.period.m12': '12 ay',
  'field.coverStart.hint': 'Türkiye’den çıkacağınız gün.',

  'coverage.thirdPartyLiability': 'Üçüncü kişilere sorumluluk',
  'coverage.thirdPartyLiability.explain':
    'Yurt dışında kusurlu olduğunuz kazada karşı tarafın zararı, o ülkenin yasasındaki tutara kadar ödenir.',
  'coverage.roadsideAbroad': 'Yurt dışında yol yardımı',
  'coverage.roadsideAbroad.explain':
    'Araç yurt dışında kalırsa çekici ve yol kenarı onarımı bu tutara kadar ödenir.',
  'coverage.legalProtection': 'Hukuksal koruma',
  'coverage.legalProtection.explain': 'Yurt dışındaki kaza için avukat ve tercüman giderleri ödenir.',
  'coverage.transitCountries': 'Yol üzerindeki ülkeler',
  'coverage.transitCountries.explain':
    'Kart, üzeri çizilmemiş bütün yeşil kart ülkelerinde geçer; yolda her ülke için ayrı kart gerekmez.',
  'coverage.vehicleReturn': 'Aracın Türkiye’ye getirilmesi',
  'coverage.vehicleReturn.explain': 'Yurt dışında onarılamayan araç Türkiye’ye taşınır.',
  'coverage.stayDuringRepair': 'Onarım beklerken konaklama',
  'coverage.stayDuringRepair.explain': 'Araç onarılırken otel giderleriniz bu tutara kadar ödenir.',

  'exclusion.ownVehicle': 'Kendi aracınızdaki hasar',
  'exclusion.ownInjury': 'Kusurlu sürücünün kendi yaralanması',
  'exclusion.crossedOut': 'Kartta üzeri çizili ülkelerdeki kazalar',
  'exclusion.intent': 'Bile bile verilen zararlar',
  'exclusion.forged': 'Üzerinde değişiklik yapılmış kartla çıkılan yolculuklar',

  'decline.countryCrossedOut': 'Bu şirket seçtiğiniz ülke için yeşil kart vermiyor.',
  'decline.periodTooShort': 'Bu şirket bir aydan kısa yeşil kart vermiyor.',

  'document.note.1':
    'Yeşil kart yalnızca başkasına verdiğiniz zararı öder; kendi aracınızdaki hasarı ve sizin tedavinizi ödemez.',
  'document.note.2':
    'Sınırda gösterilecek yeşil kartı sigorta şirketi düzenler. Plaka, tarih ve ülkeleri yola çıkmadan kontrol edin; üzeri çizili ülkede kart geçmez.',
} satisfies ProductTexts;
