/** A text for every code of `contracts/errors` (spec §8). Where payment is concerned it says whether money moved. */
export const tr = {
  'error.malformed-request': 'Gönderilen bilgi okunamadı. Sayfayı yenileyip yeniden deneyin.',
  'error.unsupported-media-type':
    'Gönderilen bilgi bu biçimde kabul edilmiyor. Sayfayı yenileyip yeniden deneyin.',
  'error.request-too-large': 'Gönderilen bilgi çok büyük. Yazdıklarınızı kısaltıp yeniden deneyin.',
  'error.method-not-allowed': 'Bu adreste bu işlem yapılamaz. Sayfayı yenileyip yeniden deneyin.',
  'error.request-timeout': 'Bağlantı çok yavaş kaldı ve istek tamamlanmadı. Yeniden deneyin.',
  'error.range-not-satisfiable': 'Dosyanın istenen bölümü yok. Dosyayı baştan indirin.',
  'error.headers-too-large':
    'Tarayıcının gönderdiği bilgi çok büyük. Bu sitenin çerezlerini silip yeniden deneyin.',
  'error.unknown-token': 'Site tanınmadı. Sayfayı yenileyin; sürerse bizi arayın.',
  'error.unknown-operation': 'Bu işlem artık yok. Sayfayı yenileyip yeniden deneyin.',
  'error.not-found': 'Aradığınız kayıt bulunamadı. Baştan başlayabilirsiniz.',
  'error.invalid-input': 'Bazı bilgiler eksik ya da hatalı. İşaretli alanları düzeltin.',
  'error.consent-missing': 'Devam etmek için zorunlu onayları işaretleyin.',
  'error.too-many-requests':
    'Çok sık denediniz. Bir süre bekleyip yeniden deneyin; bu bir saate kadar sürebilir.',
  'error.service-unavailable': 'Hizmet şu anda yanıt vermiyor. Birazdan yeniden deneyin.',
  'error.upstream-unavailable': 'Bilginin alındığı kurum şu anda yanıt vermiyor. Birazdan yeniden deneyin.',
  'error.internal-error': 'Bizden kaynaklanan bir hata oluştu. Yeniden deneyin; sürerse bizi arayın.',
  'error.cross-site-request':
    'İstek başka bir siteden geldiği için durduruldu. Sayfayı kendi adresimizden açın.',
  'error.sign-in-required': 'Devam etmek için giriş yapın.',
  'error.changed-meanwhile':
    'Siz çalışırken bu kayıt değişti. Yeni hâlini açıp değişikliğinizi yeniden yapın.',
  'error.sign-in-failed': 'E-posta ya da parola doğru değil. Kontrol edip yeniden deneyin.',
  'error.not-allowed': 'Bu işlem için yetkiniz yok. Gerekiyorsa yöneticinizden isteyin.',
  'error.step-up-required': 'Güvenliğiniz için kimliğinizi bir kez daha doğrulayın; yazdıklarınız duruyor.',
  'error.day-limit-reached':
    'Bir günde isteyebileceğiniz ya da onaylayabileceğiniz tutar doldu. Yarın sürdürün ya da bir yöneticiden isteyin.',
  'error.key-reused': 'Bu istek daha önce başka bilgilerle gönderildi. Sayfayı yenileyip yeniden deneyin.',
  'error.still-working': 'İlk isteğiniz hâlâ işleniyor. Yeniden göndermeyin, birazdan sonucu görürsünüz.',
  'error.offer-unknown-error': 'Teklif oluşturulurken bilinmeyen bir hata oluştu. Yeniden deneyin.',
  'error.offer-expired': 'Bu teklifin süresi doldu. Ücret çekilmedi. Güncel fiyat için yeniden teklif alın.',
  'error.quote-incomplete': 'Bu teklifi satın almak için önce kişi ve iletişim bilgileri gerekli.',
  'error.offer-not-firm': 'Sigorta şirketi bu fiyatı henüz kesinleştirmedi. Ücret çekilmedi.',
  'error.insured-changed':
    'Bu teklifteki kişi bilgileri başka bir sayfada değişti. Ücret çekilmedi. Ödemeden önce bilgileri kontrol edin.',
  'error.payment-tried':
    'Bu teklif için ödeme denendi; bilgileri artık değişmez. Şimdi ücret çekilmedi. Düzeltmek için yeniden teklif alın.',
  'error.price-answers-changed':
    'Fiyatı belirleyen bir bilgi değişti. Yeni fiyatlar için teklifleri yeniden isteyin.',
  'error.offer-price-changed': 'Fiyat değişti. Ücret çekilmedi. Yeni tutarı görüp onaylamadan ödeme alınmaz.',
  'error.quote-outdated':
    'Bu teklifteki bilgiler bugün için uygun değil; örneğin başlangıç tarihi geçti. Formda düzeltip yeniden teklif alın.',
  'error.preview-over':
    'Bu önizleme sona erdi ya da bu tarayıcıda kapatıldı. Devam etmek için siteyi yeniden açın.',
  'error.preview-takes-no-payment':
    'Bu bir önizleme ve ödeme için test hesabı tanımlanmamış. Kartınızdan para çekilmedi.',
  'error.release-gone':
    'Bu form yenilendi. Yazdıklarınız duruyor: sayfayı yenileyip kaldığınız yerden devam edin.',
  'error.detail-wrong': 'Bilgiler eşleşmedi. Kontrol edip yeniden deneyin.',
  'error.quote-document-missing': 'Bu teklif için teklif belgesi bulunmuyor.',
  'error.country-not-covered': 'Bu ülke için Erasmus teklifi oluşturulamıyor. Başka bir ülke seçin.',
  'error.countries-unavailable': 'Ülkeler alınamadı.',
  'error.countries-unavailable.hint': 'Bağlantınızı kontrol edip yeniden deneyin.',
  'error.card-rejected':
    'Kredi kartı bilgileri hatalı. Ücret çekilmedi. Bilgileri kontrol edip yeniden deneyin.',
  'error.card-type-not-accepted': 'Bu kart türü kabul edilmiyor. Ücret çekilmedi. Başka bir kart kullanın.',
  'error.installment-missing': 'Taksit sayısını seçin.',
  'error.installment-not-offered':
    'Bu taksit seçeneği kartınız için sunulmuyor. Ücret çekilmedi. Başka bir seçenek seçin.',
  'error.coupon-not-valid': 'Bu indirim kodu kullanılamıyor. Kodu kontrol edin ya da kodsuz devam edin.',
  'error.bank-not-approved': 'Banka ödemeyi onaylamadı. Ücret çekilmedi. Kart bilgilerinizi kontrol edin.',
  'error.purchase-failed':
    'Satın alma sırasında bir hata oluştu. Ücretin çekilip çekilmediğini kontrol ediyoruz; yeniden ödemeyin, müşteri temsilcimizi arayın.',
  'error.policy-failed':
    'Ödemeniz alındı ancak poliçe oluşturulurken bir hata oluştu. Poliçe düzenlenmezse ücret, ödediğiniz yolla iade edilir. Müşteri temsilcimizi arayın.',
  'error.payment-in-progress': 'Bu teklif için bir ödeme sürüyor. Sonucunu bekleyin; ikinci kez ödemeyin.',
  'error.already-paid': 'Bu teklif zaten ödendi. İkinci kez ücret çekilmedi.',
  'error.payments-paused':
    'Ödemeler kısa bir süreliğine durduruldu. Bu denemede sizden para alınmadı; daha sonra yeniden deneyin.',
  'error.cancellation-not-possible':
    'Bu poliçe şu an buradan iptal edilemiyor. Bizi arayın, birlikte bakalım.',
  'error.cancellation-amount-changed':
    'İade tutarı değişti. Yeni tutarı görüp onaylamadan poliçeniz iptal edilmez.',
  'error.request-closed':
    'Bu ödeme isteği artık geçerli değil. Ücret çekilmedi. Yeni bir bağlantı için bizi arayın.',
  'error.transfer-not-offered':
    'Bu ödeme için havale yolu sunulmuyor. Ücret çekilmedi. Kartla ödeyebilirsiniz.',
  'error.transfer-expired': 'Havale beklenen süre içinde ulaşmadı. Ücret çekilmedi.',
  'error.contact-unwanted': 'Bu kişi tarafımızdan aranmak ya da ileti almak istemiyor',
  'error.contact-unwanted.hint':
    'Kendisi isterse bağlantıyı ona siz iletin; poliçe ve ödeme iletileri her zaman gider.',
  'error.sms-failed': 'Sms Gönderilemedi',
  'error.sms-failed.hint': 'Numaranızı kontrol edip yeniden deneyin.',
  'error.proof-required': 'Şu an çok kod isteniyor. Cihazınız kısa bir kontrol yapmalı; yeniden deneyin.',
  'error.phone-not-found': 'Bu telefon numarası kayıtlarda bulunamadı. Poliçede yazan numarayı deneyin.',
  'error.code-wrong': 'Kod doğru değil. SMS’teki altı rakamı yeniden yazın.',
  'error.passkey-refused': 'Geçiş anahtarı kabul edilmedi. Yeniden deneyin ya da uygulamadaki kodu yazın.',
  'error.code-expired': 'Bu kod artık geçerli değil. Yeni bir kod isteyin.',
  'error.document-not-ready': 'Belge hazırlanıyor. Birazdan yeniden deneyin.',
  'error.link-expired': 'Bu bağlantının süresi doldu. Belgeyi poliçe sayfanızdan yeniden açın.',
};
