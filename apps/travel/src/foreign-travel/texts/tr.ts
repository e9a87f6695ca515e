import type { ProductTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  category: 'Yurt dışı seyahat sağlık sigortası',
  'page.lead':
    'Vize için istenen poliçeyi alın; yolda hastalanırsanız hastane masrafını tek başınıza karşılamayın.',
  'page.benefit.1': 'Acil tedavi için en az 30.000 € teminat',
  'page.benefit.2': 'Hastaneye nakil ve eve dönüş',
  'page.benefit.3': 'Poliçe PDF olarak indirilir, bağlantısı e-postanıza gelir',

  'step.trip.title': 'Seyahat',
  'step.trip.hint': 'Nereye, hangi günler arasında gidiyorsunuz?',
  'step.insured.title': 'Kimler gidiyor?',
  'step.insured.hint': 'Her yolcuyu pasaportundaki gibi yazın.',
  'step.contact.title': 'İletişim',
  'step.contact.hint': 'Poliçeyi nereye gönderelim?',

  'field.purpose': 'Vize başvurusu için mi alıyorsunuz?',
  'field.purpose.visa': 'Evet, vize için',
  'field.purpose.other': 'Hayır',
  'field.purpose.error': 'Poliçeyi vize için alıp almadığınızı seçin.',
  'advice.visaArea':
    'Konsolosluklar vize için Schengen bölgesinin tamamında geçerli poliçe ister. Tek ülkede geçerli bir poliçe geri çevrilebilir.',
  'advice.visaArea.action': 'Schengen ülkelerini seç',
  'field.country.hint': 'Birden çok ülkeye gidecekseniz Schengen gibi bir ülke grubunu seçin.',
  'field.beginDate.error.tooLate': 'Gidiş tarihi en çok bir yıl sonrası olabilir. Daha yakın bir gün seçin.',
  'field.endDate.hint': 'Güvencenin son günü. Tek yön gidiyorsanız güvencenin bitmesini istediğiniz gün.',
  'field.endDate.error.past': 'Dönüş tarihi bugünden önce olamaz.',
  'rule.tripTooLong': 'Bir seyahat en çok 92 gün sürebilir. Dönüş tarihini öne alın.',
  'rule.samePerson': 'Bu numara başka bir yolcuda da yazılı. Numarayı düzeltin ya da kişiyi çıkarın.',

  'coverage.medicalTreatment': 'Acil tıbbi tedavi',
  'coverage.medicalTreatment.explain':
    'Yolda aniden hastalanır ya da kaza geçirirseniz hastane, doktor ve ilaç giderleri ödenir.',
  'coverage.medicalTransport': 'Tıbbi nakil ve eve dönüş',
  'coverage.medicalTransport.explain':
    'Uygun hastaneye, gerekirse doktor eşliğinde Türkiye’ye taşınmanız sağlanır.',
  'coverage.luggageLoss': 'Bagaj kaybı',
  'coverage.luggageLoss.explain':
    'Taşıyıcıya teslim ettiğiniz bagaj kaybolur ya da çalınırsa zararınız ödenir.',
  'coverage.funeralTransport': 'Cenaze nakli',
  'coverage.funeralTransport.explain': 'Vefat hâlinde cenazenin ikamet edilen yere getirilmesi üstlenilir.',
  'coverage.emergencyDental': 'Acil diş tedavisi',
  'coverage.emergencyDental.explain':
    'Ani diş ağrısı ve kaza sonrası ilk müdahale karşılanır; kaplama ve protez değil.',
  'coverage.companionTravel': 'Refakatçi seyahati',
  'coverage.companionTravel.explain':
    'Hastanede uzun kalırsanız bir yakınınızın yanınıza gelmesi ve konaklaması ödenir.',
  'coverage.earlyReturn': 'Erken dönüş',
  'coverage.earlyReturn.explain':
    'Bir yakınınız vefat eder ya da eviniz ağır hasar görürse dönüş biletiniz alınır.',
  'coverage.tripCancellation': 'Seyahat iptali',
  'coverage.tripCancellation.explain':
    'Hastalık gibi beklenmedik bir nedenle gidemezseniz geri alamadığınız ödemeler karşılanır.',
  'coverage.luggageDelay': 'Bagaj gecikmesi',
  'coverage.luggageDelay.explain': 'Bagajınız saatlerce gelmezse zorunlu ihtiyaçlarınız için ödeme yapılır.',
  'coverage.lostDocuments': 'Pasaport kaybı',
  'coverage.lostDocuments.explain':
    'Pasaportunuz kaybolursa yenisini çıkarmanın yol ve harç giderleri ödenir.',
  'coverage.personalLiability': 'Kişisel sorumluluk',
  'coverage.personalLiability.explain':
    'Yolda istemeden birine zarar verirseniz sizden istenen tazminat karşılanır.',
  'coverage.winterSports': 'Kayak ve kış sporları',
  'coverage.winterSports.explain': 'Pist içinde kayarken geçirdiğiniz kazanın tedavisi de poliçeye girer.',

  'exclusion.preExisting': 'Poliçe başlamadan önce var olan hastalıklar ve bunların tedavisi',
  'exclusion.plannedTreatment': 'Önceden planlanmış tedavi, kontrol ve estetik işlemler',
  'exclusion.pregnancy': 'Hamilelik ve doğumla ilgili olağan giderler',
  'exclusion.alcoholDrugs': 'Alkol ya da uyuşturucu etkisindeyken geçirilen kazalar',
  'exclusion.extremeSports': 'Dağcılık, dalış, yamaç paraşütü gibi tehlikeli sporlar',
  'exclusion.winterSports': 'Kayak ve kış sporları kazaları',
  'exclusion.war': 'Savaş, iç karışıklık ve resmî seyahat uyarısı olan bölgeler',
  'exclusion.manualWork': 'Yurt dışında bedensel iş yaparken geçirilen kazalar',

  'decline.ageLimit': 'Yolculardan biri bu şirketin yaş sınırının dışında.',
  'decline.tripTooLong': 'Bu şirket bu kadar uzun seyahate teklif vermiyor.',
  'decline.countryExcluded': 'Bu şirket seçtiğiniz ülkede hizmet vermiyor.',
  'decline.sanctions': 'Seçtiğiniz ülke uluslararası yaptırım altında olduğu için teklif verilemiyor.',
  'decline.tooManyPersons': 'Bu şirket tek poliçede bu kadar çok kişiyi sigortalamıyor.',
  'decline.oneWay': 'Bu şirket yalnızca gidiş-dönüş seyahatlere teklif veriyor.',
  'decline.startsTooSoon': 'Bu şirkette güvence en erken yarın başlayabiliyor.',
} satisfies ProductTexts;
