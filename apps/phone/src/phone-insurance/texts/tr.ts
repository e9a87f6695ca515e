import type { ProductTexts } from '@sigorta/product-kit/product-texts';
import { tr as device } from '../../_family/texts/tr.ts';

export const tr = {
  ...device,
  category: 'Cep telefonu sigortası',
  'page.lead': 'Telefonunuz kırılırsa, ıslanırsa ya da zorla alınırsa bedelini tek başınıza ödemeyin.',
  'page.benefit.1': 'Hırsızlık ve gasp',
  'page.benefit.2': 'Kaza, ekran ve sıvı hasarı',
  'page.benefit.3': 'Fiyat telefonunuzun modeline göre, bir yıl için',
  'coverage.accidentalDamage': 'Kaza sonucu hasar',
  'coverage.accidentalDamage.explain':
    'Düşme, çarpma, ezilme gibi ani bir olayla bozulan telefonun onarımı ödenir.',
  'coverage.theft': 'Hırsızlık ve gasp',
  'coverage.theft.explain':
    'Kilitli yere zorla girilerek ya da tehditle alınan telefon için ödenecek en yüksek tutar; %30 muafiyet düşülmüştür.',
  'coverage.totalLoss': 'Tam hasar',
  'coverage.totalLoss.explain':
    'Onarılamayacak telefon için ödenecek en yüksek tutar; %30 muafiyet düşülmüştür.',
  'coverage.screenBreak': 'Ekran kırılması',
  'coverage.screenBreak.explain': 'Ön cam ve ekranın bu tutara kadar yenilenmesi.',
  'coverage.liquidDamage': 'Sıvı teması',
  'coverage.liquidDamage.explain': 'Suya düşme ya da dökülen sıvıdan doğan hasarın onarımı.',
  'coverage.powerSurge': 'Elektrik hasarı',
  'coverage.powerSurge.explain': 'Şarjdayken gerilim dalgalanmasından doğan hasar.',
  'coverage.fireAndNature': 'Yangın ve doğal afet',
  'coverage.fireAndNature.explain': 'Yangın, sel, deprem ya da yıldırımla zarar gören telefon.',
  'coverage.claimsPerYear': 'Yılda hasar hakkı',
  'coverage.claimsPerYear.explain': 'Bir yılda kaç hasar için ödeme alabileceğiniz.',
  'coverage.simMisuse': 'Hattın kötüye kullanımı',
  'coverage.simMisuse.explain':
    'Çalınan telefonla, hattı kapattırana kadar yapılan arama ve mesajların bedeli.',
  'coverage.worldwide': 'Yurt dışında geçerlilik',
  'coverage.worldwide.explain':
    'En çok 90 günlük yurt dışı yolculuklarda da geçerlidir; onarım Türkiye’de yapılır.',
  'exclusion.unattended': 'Gözetimsiz bırakılan ya da unutulan telefon',
  'exclusion.pickpocket': 'Yankesicilik; zor kullanılmadan alınan telefon',
  'exclusion.earlierDamage': 'Poliçe başlamadan önceki hasarlar',
  'exclusion.unauthorisedRepair': 'Yetkisiz serviste açılmış telefonlar',
  'exclusion.intent': 'Bilerek verilen zarar',
  'exclusion.wear': 'Eskime, çizik ve pilin zayıflaması',
  'exclusion.unlisted': 'Kayıt dışı ya da IMEI’si değiştirilmiş telefonlar',
  'exclusion.abroad': 'Yurt dışında olan hasarlar',
  'exclusion.breakage': 'Kırılma, sıvı teması ve diğer hasarlar',
  'document.note.2':
    'Hırsızlıkta ve tam hasarda ödemeden telefon değerinin %30’u muafiyet olarak düşülür; teminat tablosundaki tutarlar düşülmüş hâliyledir.',
} satisfies ProductTexts;
