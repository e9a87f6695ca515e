import type { ProductTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  category: 'Seyahat destek paketi',
  'page.lead':
    'Tatil iptal olur, uçak gecikir, bavul kaybolursa paranız da boşa gitmesin. Bu paket tedavi gideri ödemez.',
  'page.benefit.1': 'Gidemediğiniz seyahatin bedeli geri ödenir',
  'page.benefit.2': 'Kaybolan ya da geciken bavul için ödeme',
  'page.benefit.3': 'Yolda bir anlaşmazlıkta hukuki yardım',

  'step.trip.title': 'Seyahat',
  'step.trip.hint': 'Nereye, hangi günler arasında gidiyorsunuz ve ne kadar ödediniz?',
  'step.insured.title': 'Kimler gidiyor?',
  'step.insured.hint': 'Her yolcuyu kimliğindeki ya da pasaportundaki gibi yazın.',
  'step.contact.title': 'İletişim',
  'step.contact.hint': 'Poliçeyi nereye gönderelim?',

  'field.area': 'Nereye?',
  'field.area.hint': 'Aktarmalar dâhil bütün yolculuğu kapsayan bölge.',
  'field.area.error': 'Gideceğiniz bölgeyi seçin.',
  'field.area.turkiye': 'Türkiye içi',
  'field.area.europe': 'Avrupa',
  'field.area.world': 'Diğer ülkeler',
  'field.tripCost': 'Seyahatin toplam bedeli',
  'field.tripCost.hint': 'Herkes için ödenen bilet, otel ve tur bedeli. İptal teminatı buna göre hesaplanır.',
  'field.tripCost.error': 'Seyahatin bedelini lira olarak yazın; 1.000 ile 1.000.000 arasında olmalı.',
  'field.beginDate.error.tooLate': 'Gidiş tarihi en çok bir yıl sonrası olabilir. Daha yakın bir gün seçin.',
  'field.endDate.hint': 'Güvencenin son günü. Tek yön gidiyorsanız güvencenin bitmesini istediğiniz gün.',
  'field.endDate.error.past': 'Dönüş tarihi bugünden önce olamaz.',
  'rule.tripTooLong': 'Bu paket en çok 60 günlük seyahat içindir. Dönüş tarihini öne alın.',
  'rule.samePerson': 'Bu numara başka bir yolcuda da yazılı. Numarayı düzeltin ya da kişiyi çıkarın.',

  'coverage.tripCancellation': 'Seyahat iptali',
  'coverage.tripCancellation.explain':
    'Hastalık, yakın kaybı ya da evde ağır hasar yüzünden gidemezseniz geri alamadığınız bilet ve otel bedeli ödenir.',
  'coverage.luggageLoss': 'Bagaj kaybı',
  'coverage.luggageLoss.explain':
    'Taşıyıcıya verdiğiniz bavul kaybolur, çalınır ya da hasar görürse değeri ödenir.',
  'coverage.travelDelay': 'Gecikme',
  'coverage.travelDelay.explain':
    'Uçak, gemi ya da otobüs saatlerce gecikirse yemek, otel ve ulaşım giderleriniz karşılanır.',
  'coverage.luggageDelay': 'Bagaj gecikmesi',
  'coverage.luggageDelay.explain': 'Bavulunuz sizden sonra gelirse zorunlu alışverişiniz ödenir.',
  'coverage.missedConnection': 'Kaçırılan aktarma',
  'coverage.missedConnection.explain':
    'İlk uçuş geciktiği için ikinciyi kaçırırsanız yeni biletin bedeli ödenir.',
  'coverage.earlyReturn': 'Erken dönüş',
  'coverage.earlyReturn.explain':
    'Geride bir yakınınız vefat eder ya da eviniz hasar görürse dönüş biletiniz alınır.',
  'coverage.lostDocuments': 'Pasaport ve kimlik kaybı',
  'coverage.lostDocuments.explain': 'Belgeniz kaybolursa yenisini çıkarmanın yol ve harç giderleri ödenir.',
  'coverage.legalHelp': 'Hukuki yardım',
  'coverage.legalHelp.explain':
    'Yolda bir kazanın ya da anlaşmazlığın tarafı olursanız avukat ve dava giderleri karşılanır.',
  'coverage.cashAdvance': 'Nakit avans',
  'coverage.cashAdvance.explain':
    'Cüzdanınız çalınırsa bulunduğunuz yere para gönderilir; dönünce geri ödersiniz.',
  'coverage.informationLine': 'Bilgi ve tercüme hattı',
  'coverage.informationLine.explain':
    'Konsolosluk, kayıp bavul ve dil sorunlarında telefonla yol gösterilir.',

  'exclusion.medicalCosts': 'Doktor, ilaç ve hastane giderleri: bu paket tedavi ödemez',
  'exclusion.knownBefore': 'Paket alınmadan önce bilinen iptal ve gecikme nedenleri',
  'exclusion.unattended': 'Gözetimsiz bırakılan eşya',
  'exclusion.changeOfMind': 'Fikir değiştirme ve iş planının değişmesi',
  'exclusion.war': 'Savaş, iç karışıklık ve resmî seyahat uyarısı olan bölgeler',
  'exclusion.valuables': 'Nakit para, mücevher ve elektronik cihazlar',
  'exclusion.sportsGear': 'Kullanım sırasında hasar gören spor malzemesi',

  'decline.areaExcluded': 'Bu şirketin paketi gideceğiniz bölgede geçmiyor.',
  'decline.tripTooLong': 'Bu şirket bu kadar uzun seyahate paket vermiyor.',
  'decline.departsTooSoon': 'Bu şirket gidişe bu kadar az gün kala paket satmıyor.',
  'decline.tripTooDear': 'Seyahatin bedeli bu şirketin iptal teminatı sınırının üstünde.',
  'decline.tooManyPersons': 'Bu şirket tek pakette bu kadar çok kişiyi sigortalamıyor.',
} satisfies ProductTexts;
