export const tr = {
  'particulars.title': 'Kimi sigortalıyoruz?',
  'particulars.lead': 'Fiyatı gördünüz; şimdi poliçede yazacak kişileri ve size nasıl ulaşacağımızı yazın.',
  'particulars.submit': 'Ödemeye geç',
  'particulars.submitting': 'Kesin fiyat soruluyor',
  'particulars.offer': 'Seçtiğiniz teklif',
  'particulars.kept': 'Şirket bu fiyatı kişi bilgileriyle değiştirmiyor.',
  'particulars.indicative':
    'Şirket kesin fiyatı kişi bilgileriyle verir. Değişirse eski ve yeni tutarı yan yana görürsünüz; siz onaylamadan ödeme alınmaz.',
  'particulars.failed': 'Bilgileriniz gönderilemedi',
  'particulars.firming': 'Kesin fiyat soruluyor: {{insurer}}',
  'particulars.firmFailed': 'Kesin fiyat alınamadı',
  'particulars.moved.title': 'Kesin fiyat, gördüğünüz fiyattan farklı',
  'particulars.moved.old': 'Gördüğünüz fiyat',
  'particulars.moved.new': 'Kesin fiyat',
  'particulars.moved.accept': '{{amount}} tutarını onaylıyorum',
  'particulars.reason.claims-history': 'Şirket, kayıtlarındaki geçmiş hasarları fiyata ekledi.',
  'particulars.reason.insurer': 'Şirket kişi bilgilerini görünce bu fiyatı verdi, nedenini bildirmedi.',
  'particulars.firm.title': 'Fiyat kesin',
  'particulars.firm.text': 'Bilgileriniz şirkette. Tutar değişmedi: {{amount}}.',
  'particulars.toPayment': 'Ödemeye geç',
  'particulars.edit': 'Bilgileri düzelt',
  'particulars.others': 'Diğer tekliflere bak',
  'particulars.declined.title': 'Şirket bu teklifi geri çekti',
  'particulars.declined.text':
    'Ücret çekilmedi. Bilgileriniz duruyor; başka bir teklif seçtiğinizde yeniden yazmazsınız.',
  'particulars.otherCar':
    'Fiyat başka bir araç için istendi. Bu aracı sigortalamak için fiyatları yeniden isteyin.',
  'particulars.otherCar.title': 'Gördüğünüz fiyat başka bir aracın',
  'particulars.otherCar.text':
    'Fiyat, ruhsatı sorgulanan aracın bilgilerine dayanıyor. O aracın plakasını ve ruhsat seri numarasını geri yazın ya da bu araç için fiyatları yeniden isteyin; yazdıklarınız durur.',
  'particulars.askAgain': 'Fiyatları yeniden iste',
};
