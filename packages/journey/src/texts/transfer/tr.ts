/** Bank transfer: the choice on the payment page, and what stands there while the money is awaited. */
export const tr = {
  'way.title': 'Nasıl ödemek istersiniz?',
  'way.card': 'Kartla',
  'way.transfer': 'Havale / EFT ile',
  'transfer.title': 'Havale / EFT',
  'transfer.lead':
    'Siz onaylayınca IBAN ve size özel bir referans gösteririz; aynısını e-posta ile de göndeririz. Para hesabımıza ulaşıp kontrol edilince işleminiz sürer.',
  'transfer.hold': 'Teklif {{until}} zamanına kadar tutulur. Havaleniz o zamana kadar hesabımızda olmalı.',
  'transfer.firstName': 'Adınız',
  'transfer.lastName': 'Soyadınız',
  'transfer.error.firstName': 'Adınızı yazın.',
  'transfer.error.lastName': 'Soyadınızı yazın.',
  'transfer.submit': 'Havale bilgilerini göster · {{amount}}',
  'transfer.safe':
    'Şimdi para çekilmez. Süre içinde havale ulaşmazsa sipariş kapanır; isterseniz kartla ödeyebilirsiniz.',
  'transfer.running': 'Havale bilgileriniz hazırlanıyor',
  'transfer.waiting.title': 'Havalenizi bekliyoruz',
  'transfer.waiting.text': 'Tutarı aşağıdaki hesaba gönderin, açıklamaya yalnızca referansı yazın.',
  'transfer.amount': 'Tutar',
  'transfer.iban': 'IBAN',
  'transfer.holder': 'Alıcı',
  'transfer.bank': 'Banka',
  'transfer.reference': 'Referans (açıklamaya yazın)',
  'transfer.until': 'Hesaba son ulaşma',
  'transfer.copy': 'Kopyala',
  'transfer.copyNamed': 'Kopyala: {{name}}',
  'transfer.copied': 'Kopyalandı: {{name}}',
  'transfer.then.title': 'Bundan sonra',
  'transfer.then.1': 'Tutarı tam gönderin. Eksik ya da fazla gelirse bir çalışanımız sizi arar.',
  'transfer.then.2':
    'Havale hesabımıza ulaşınca kontrol ederiz; mesai saatlerinde genellikle birkaç saat sürer.',
  'transfer.then.3': 'Sonucu e-posta ile yazarız. Bu sayfayı kapatabilir, e-postadan yeniden açabilirsiniz.',
  'transfer.expired.title': 'Havale beklenen sürede ulaşmadı',
  'transfer.expired.text':
    'Henüz göndermediyseniz göndermeyin. Gönderdiyseniz bizi arayın: para gelirse bir çalışanımız sizinle görüşür ya da geri gönderir.',
  'transfer.openByPhone': 'Hesap bilgilerini SMS koduyla aç',
  'transfer.elsewhere':
    'Hesap bilgileri e-postanızdadır. Bu cihazda, satın alırken yazdığınız telefona gönderdiğimiz kodla görünür.',
};
