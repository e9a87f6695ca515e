import type { ProductTexts } from '@sigorta/product-kit/product-texts';

export const tr = {
  category: 'Erasmus öğrenci ve çalışan sigortası',
  'page.lead':
    'Avrupa’da bir dönem okuyacak ya da staj yapacaksınız. Üniversitenin, iş yerinin ve konsolosluğun istediği sigortayı tek poliçede alın.',
  'page.benefit.1': 'En az 30.000 € tedavi teminatı',
  'page.benefit.2': 'Stajda sorumluluk ve ferdi kaza da içinde',
  'page.benefit.3': 'İlk günden son güne, kalışın tamamı',

  'step.stay.title': 'Yurt dışındaki döneminiz',
  'step.stay.hint': 'Ne için, hangi ülkeye, hangi günler arasında gidiyorsunuz?',
  'step.insured.title': 'Kim gidiyor?',
  'step.insured.hint':
    'Adı pasaportta yazdığı gibi yazın. Aynı ülkeye aynı tarihlerde gidenleri ekleyebilirsiniz.',
  'step.contact.title': 'İletişim',
  'step.contact.hint': 'Poliçeyi nereye gönderelim?',

  'field.activity': 'Ne için gidiyorsunuz?',
  'field.activity.hint': 'Staj ve çalışmada sorumluluk ve kaza teminatı da zorunludur.',
  'field.activity.error': 'Öğrenim mi, staj ya da çalışma mı olduğunu seçin.',
  'field.activity.study': 'Öğrenim',
  'field.activity.traineeship': 'Staj ya da çalışma',
  'field.country.hint': 'Okulunuzun ya da iş yerinizin bulunduğu ülke.',
  'field.beginDate.hint': 'Ülkeye gireceğiniz gün; bugün ya da sonrası.',
  'field.beginDate.error.tooLate': 'Gidiş tarihi en çok bir yıl sonrası olabilir. Daha yakın bir gün seçin.',
  'field.endDate.hint':
    'Kabul belgesindeki bitiş gününden önce olmasın; sigorta seçtiğiniz günün sonuna kadar sürer.',
  'rule.tripTooLong': 'Bir poliçe en çok 366 gün sürer. Dönüş tarihini öne alın.',
  'rule.samePerson': 'Bu numara başka bir kişide de yazılı. Numarayı düzeltin ya da kişiyi çıkarın.',

  'coverage.medicalTreatment': 'Tıbbi tedavi',
  'coverage.medicalTreatment.explain':
    'Bulunduğunuz ülkede aniden hastalanır ya da kaza geçirirseniz doktor, ilaç ve hastane giderleri ödenir.',
  'coverage.personalLiability': 'Kişisel sorumluluk',
  'coverage.personalLiability.explain':
    'İş yerinde, yurtta ya da sokakta istemeden verdiğiniz zarar için sizden istenen tazminat karşılanır.',
  'coverage.personalAccident': 'Ferdi kaza',
  'coverage.personalAccident.explain':
    'Kaza vefat ya da kalıcı sakatlıkla sonuçlanırsa size ya da ailenize toplu ödeme yapılır.',
  'coverage.medicalTransport': 'Tıbbi nakil',
  'coverage.medicalTransport.explain':
    'Uygun hastaneye, gerekirse doktor eşliğinde Türkiye’ye taşınmanız sağlanır.',
  'coverage.funeralTransport': 'Cenaze nakli',
  'coverage.funeralTransport.explain': 'Vefat hâlinde cenazenin Türkiye’ye getirilmesi üstlenilir.',
  'coverage.emergencyDental': 'Acil diş tedavisi',
  'coverage.emergencyDental.explain': 'Ani diş ağrısında ilk müdahale ödenir; kaplama ve protez ödenmez.',
  'coverage.companionTravel': 'Yakınınızın gelişi',
  'coverage.companionTravel.explain':
    'Hastanede uzun kalırsanız ailenizden birinin yolu ve konaklaması karşılanır.',
  'coverage.earlyReturn': 'Erken dönüş',
  'coverage.earlyReturn.explain': 'Ailenizde vefat ya da ağır hastalık olursa dönüş biletiniz alınır.',
  'coverage.luggageLoss': 'Bagaj kaybı',
  'coverage.luggageLoss.explain': 'Gidiş ve dönüşte taşıyıcıya verdiğiniz bavul kaybolursa değeri ödenir.',
  'coverage.lostDocuments': 'Pasaport ve oturum belgesi kaybı',
  'coverage.lostDocuments.explain': 'Belgelerinizi yeniden çıkarmanın yol ve harç giderleri ödenir.',
  'coverage.studyInterruption': 'Dönemin yarım kalması',
  'coverage.studyInterruption.explain':
    'Hastalık ya da aile kaybı yüzünden dönerseniz geri alamadığınız yurt ve okul ücretleri ödenir.',

  'exclusion.preExisting': 'Poliçe başlamadan önce var olan hastalıklar ve bunların tedavisi',
  'exclusion.plannedTreatment': 'Önceden planlanmış tedavi, kontrol ve estetik işlemler',
  'exclusion.pregnancy': 'Hamilelik ve doğumla ilgili olağan giderler',
  'exclusion.alcoholDrugs': 'Alkol ya da uyuşturucu etkisindeyken geçirilen kazalar',
  'exclusion.homeCountry': 'Tatilde Türkiye’de geçirilen hastalık ve kazalar',
  'exclusion.extremeSports': 'Dağcılık, dalış, yamaç paraşütü gibi tehlikeli sporlar',
  'exclusion.winterSports': 'Kayak ve kış sporları kazaları',

  'decline.studentsOnly': 'Bu şirketin planı yalnızca öğrenim içindir; staj ve çalışmayı sigortalamıyor.',
  'decline.countryExcluded': 'Bu şirketin planı seçtiğiniz ülkeyi kapsamıyor.',
  'decline.stayTooLong': 'Bu şirket bu kadar uzun bir kalışı sigortalamıyor.',
  'decline.stayTooShort': 'Bu şirketin planı daha uzun kalışlar içindir.',
  'decline.ageLimit': 'Gidenlerden biri bu şirketin yaş sınırının dışında.',
} satisfies ProductTexts;
