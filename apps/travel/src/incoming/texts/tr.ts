import type { ProductTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  category: 'Incoming: yabancı konuk sağlık sigortası',
  'page.lead':
    'Otel, acente ya da tur işletmeniz, ağırladığı yabancı konukları tek poliçeyle sigortalar. Listeyi yükleyin, gerisi birkaç dakika.',
  'page.benefit.1': 'Konuk başına en az 30.000 € tedavi teminatı',
  'page.benefit.2': '200 konuğa kadar liste yükleme',
  'page.benefit.3': 'Kalabalık gruplarda indirim',

  'step.stay.title': 'Konaklama',
  'step.stay.hint': 'Konuklar hangi günler Türkiye’de?',
  'step.insured.title': 'Konuklar',
  'step.insured.hint': 'Pasaportta yazdığı gibi. Kalabalık bir grup için listeyi yükleyin ya da yapıştırın.',
  'step.business.title': 'İşletmeniz',
  'step.business.hint': 'Poliçeyi kim alıyor, teklifleri ve poliçeyi nereye gönderelim?',

  'field.arrival': 'Geliş tarihi',
  'field.arrival.hint': 'Bugün ya da sonrası.',
  'field.arrival.error': 'Geliş tarihini gün/ay/yıl olarak yazın.',
  'field.arrival.error.past': 'Geliş tarihi bugünden önce olamaz.',
  'field.arrival.error.tooLate': 'Geliş tarihi en çok bir yıl sonrası olabilir. Daha yakın bir gün seçin.',
  'field.departure': 'Ayrılış tarihi',
  'field.departure.hint': 'Güvence bu günün sonuna kadar sürer.',
  'field.departure.error': 'Ayrılış tarihini gün/ay/yıl olarak yazın.',
  'field.departure.error.past': 'Ayrılış tarihi bugünden önce olamaz.',
  'field.departure.error.order': 'Ayrılış tarihi geliş tarihinden önce olamaz.',
  'field.businessName': 'İşletmenin adı',
  'field.businessName.hint': 'Vergi levhasındaki unvan.',
  'field.businessName.error': 'İşletmenin adını yazın.',
  'field.taxNumber': 'Vergi kimlik numarası',
  'field.taxNumber.hint': '10 rakam.',
  'field.taxNumber.error': 'Vergi kimlik numarasını yazın.',
  'field.taxNumber.error.length': 'Vergi kimlik numarasının 10 rakamını da yazın.',
  'field.taxNumber.error.checksum': 'Bu numara bir vergi kimlik numarası değil. Rakamları kontrol edin.',
  'field.nationality.hint': 'Pasaportu veren ülke.',
  'rule.tripTooLong': 'Konaklama en çok 90 gün sürebilir. Ayrılış tarihini öne alın.',
  'rule.samePerson':
    'Bu pasaport numarası başka bir konukta da yazılı. Numarayı düzeltin ya da konuğu çıkarın.',

  'coverage.medicalTreatment': 'Acil tıbbi tedavi',
  'coverage.medicalTreatment.explain':
    'Konuk Türkiye’de aniden hastalanır ya da kaza geçirirse doktor, ilaç ve hastane giderleri ödenir.',
  'coverage.medicalTransport': 'Tıbbi nakil ve eve dönüş',
  'coverage.medicalTransport.explain':
    'Uygun hastaneye, gerekirse doktor eşliğinde kendi ülkesine taşınması sağlanır.',
  'coverage.tripCancellation': 'Tatilin yarım kalması',
  'coverage.tripCancellation.explain':
    'Konuk hastalık yüzünden erken ayrılırsa kullanamadığı ve geri alamadığı geceler ödenir.',
  'coverage.luggageLoss': 'Bagaj kaybı',
  'coverage.luggageLoss.explain': 'Taşıyıcıya verilen bavul kaybolur ya da çalınırsa değeri ödenir.',
  'coverage.funeralTransport': 'Cenaze nakli',
  'coverage.funeralTransport.explain': 'Vefat hâlinde cenazenin kendi ülkesine gönderilmesi üstlenilir.',
  'coverage.emergencyDental': 'Acil diş tedavisi',
  'coverage.emergencyDental.explain': 'Ani diş ağrısında ilk müdahale ödenir; kaplama ve protez ödenmez.',
  'coverage.companionTravel': 'Yakınının gelişi',
  'coverage.companionTravel.explain':
    'Konuk hastanede uzun kalırsa bir yakınının yolu ve konaklaması karşılanır.',
  'coverage.earlyReturn': 'Erken dönüş',
  'coverage.earlyReturn.explain': 'Ülkesinde bir yakını vefat ederse dönüş bileti alınır.',
  'coverage.interpreter': 'Tercüman hattı',
  'coverage.interpreter.explain': 'Hastanede ve eczanede telefonla tercüman bağlanır.',

  'exclusion.preExisting': 'Poliçe başlamadan önce var olan hastalıklar ve bunların tedavisi',
  'exclusion.plannedTreatment': 'Sağlık turizmi dâhil önceden planlanmış tedavi ve estetik işlemler',
  'exclusion.pregnancy': 'Hamilelik ve doğumla ilgili olağan giderler',
  'exclusion.alcoholDrugs': 'Alkol ya da uyuşturucu etkisindeyken geçirilen kazalar',
  'exclusion.residents': 'Türkiye’de ikamet izni ya da çalışma izni olan kişiler',
  'exclusion.extremeSports': 'Dağcılık, dalış, yamaç paraşütü gibi tehlikeli sporlar',
  'exclusion.winterSports': 'Kayak ve kış sporları kazaları',
  'exclusion.waterSports': 'Jet ski, su kayağı gibi motorlu su sporları',

  'decline.tooManyGuests': 'Bu şirket tek poliçede bu kadar çok konuğu sigortalamıyor.',
  'decline.stayTooLong': 'Bu şirket bu kadar uzun konaklamayı sigortalamıyor.',
  'decline.startsTooSoon': 'Bu şirkette güvence en erken yarın başlayabiliyor.',
  'decline.sanctions':
    'Konuklardan biri, bu şirketin yaptırımlar nedeniyle sigortalayamadığı bir ülkenin vatandaşı.',
  'decline.ageLimit': 'Konuklardan biri bu şirketin yaş sınırının dışında.',
} satisfies ProductTexts;
