import type { ProductTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  category: 'Yurt içi seyahat sağlık sigortası',
  'page.lead':
    'Tatilde ya da iş yolunda hastalanırsanız yalnız kalmayın; yalnızca yolda olduğunuz günler için ödeyin.',
  'page.benefit.1': 'Özel hastanede acil tedavi',
  'page.benefit.2': 'Hastaneye ve eve nakil',
  'page.benefit.3': 'Gün gün fiyat, 1 günden 30 güne kadar',

  'step.trip.title': 'Yolculuk',
  'step.trip.hint': 'Türkiye içinde hangi günler arasında yoldasınız?',
  'step.insured.title': 'Kimler gidiyor?',
  'step.insured.hint': 'Her yolcuyu kimliğindeki gibi yazın.',
  'step.contact.title': 'İletişim',
  'step.contact.hint': 'Teklifleri ve poliçeyi nereye gönderelim?',

  'field.beginDate.error.tooLate': 'Gidiş tarihi en çok bir yıl sonrası olabilir. Daha yakın bir gün seçin.',
  'field.endDate.hint': 'Güvencenin son günü. Tek yön gidiyorsanız güvencenin bitmesini istediğiniz gün.',
  'field.endDate.error.past': 'Dönüş tarihi bugünden önce olamaz.',
  'rule.tripTooLong': 'Yurt içi seyahat en çok 30 gün sürebilir. Dönüş tarihini öne alın.',
  'rule.samePerson': 'Bu numara başka bir yolcuda da yazılı. Numarayı düzeltin ya da kişiyi çıkarın.',

  'coverage.medicalTreatment': 'Acil tıbbi tedavi',
  'coverage.medicalTreatment.explain':
    'Yolda aniden hastalanır ya da kaza geçirirseniz doktor, ilaç ve hastane giderleri ödenir.',
  'coverage.medicalTransport': 'Tıbbi nakil',
  'coverage.medicalTransport.explain':
    'Ambulansla uygun hastaneye, sonra da yaşadığınız şehre götürülürsünüz.',
  'coverage.luggageLoss': 'Bagaj kaybı',
  'coverage.luggageLoss.explain': 'Otobüs, uçak ya da trende kaybolan bagajınızın değeri ödenir.',
  'coverage.personalAccident': 'Ferdi kaza',
  'coverage.personalAccident.explain':
    'Yolda geçirdiğiniz kaza vefat ya da kalıcı sakatlıkla sonuçlanırsa toplu ödeme yapılır.',
  'coverage.funeralTransport': 'Cenaze nakli',
  'coverage.funeralTransport.explain': 'Vefat hâlinde cenazenin yaşanılan şehre götürülmesi üstlenilir.',
  'coverage.emergencyDental': 'Acil diş tedavisi',
  'coverage.emergencyDental.explain': 'Ani diş ağrısında ilk müdahale ödenir; kaplama ve protez ödenmez.',
  'coverage.companionTravel': 'Refakatçi seyahati',
  'coverage.companionTravel.explain': 'Hastanede yatarsanız bir yakınınızın yolu ve konaklaması karşılanır.',
  'coverage.earlyReturn': 'Erken dönüş',
  'coverage.earlyReturn.explain': 'Evinizde yangın ya da ailenizde vefat olursa dönüş biletiniz alınır.',
  'coverage.tripCancellation': 'Seyahat iptali',
  'coverage.tripCancellation.explain':
    'Hastalık yüzünden gidemezseniz otel ve bilet için geri alamadığınız tutar ödenir.',
  'coverage.luggageDelay': 'Bagaj gecikmesi',
  'coverage.luggageDelay.explain': 'Bagajınız saatlerce gelmezse ilk ihtiyaçlarınız için ödeme yapılır.',

  'exclusion.preExisting': 'Poliçe başlamadan önce var olan hastalıklar ve bunların tedavisi',
  'exclusion.plannedTreatment': 'Önceden planlanmış tedavi, kontrol ve estetik işlemler',
  'exclusion.pregnancy': 'Hamilelik ve doğumla ilgili olağan giderler',
  'exclusion.alcoholDrugs': 'Alkol ya da uyuşturucu etkisindeyken geçirilen kazalar',
  'exclusion.extremeSports': 'Dağcılık, dalış, yamaç paraşütü gibi tehlikeli sporlar',
  'exclusion.winterSports': 'Kayak ve kış sporları kazaları',
  'exclusion.homeCity': 'Yaşadığınız şehirde geçirilen hastalık ve kazalar',
  'exclusion.professionalDriving': 'Meslek olarak araç kullanırken geçirilen kazalar',

  'decline.ageLimit': 'Yolculardan biri bu şirketin yaş sınırının dışında.',
  'decline.tripTooLong': 'Bu şirket bu kadar uzun yurt içi seyahate teklif vermiyor.',
  'decline.tooManyPersons': 'Bu şirket tek poliçede bu kadar çok kişiyi sigortalamıyor.',
  'decline.passportOnly': 'Bu şirket pasaportla yurt içi seyahat poliçesi düzenlemiyor.',
  'decline.startsTooSoon': 'Bu şirkette güvence en erken yarın başlayabiliyor.',
} satisfies ProductTexts;
