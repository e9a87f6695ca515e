export const tr = {
  title: 'Hakkımızda: {{name}} nasıl çalışır?',
  description:
    '{{name}} sigorta tekliflerini nasıl karşılaştırır, kimin adına satar, verilerinizi ve ödemenizi nasıl korur?',
  headline: 'Çarşıyı gezmeden, tezgâhları yan yana görün.',
  lead: '{{name}}, sigorta şirketlerinin tekliflerini tek formla toplar ve aynı satırlarda gösterir. Sigortacı değiliz; satışa aracılık ederiz. Poliçenizi seçtiğiniz şirket düzenler.',
  'how.title': 'Nasıl çalışıyoruz?',
  'how.compare.title': 'Aynı soruyu herkese sorarız',
  'how.compare.text':
    'Formunuzu ürünü sunan bütün şirketlere aynı anda iletiriz. Gelen teklifleri fiyata göre sıralarız; komisyon sıralamayı değiştirmez.',
  'how.plain.title': 'Sigortanın neyi ödemediğini de yazarız',
  'how.plain.text':
    'Teminatın yanında muafiyet, bekleme süresi ve kapsam dışı kalanlar durur. Küçük puntolu yazıları siz aramayın diye.',
  'how.price.title': 'Gördüğünüz tutar çekilir',
  'how.price.text':
    'Dövizli ürünlerde kur, tarihi ve lira karşılığı birlikte görünür. Fiyat değişirse eskisiyle yenisini yan yana gösterip size yeniden sorarız.',
  'how.data.title': 'Verinizi saklamak için değil, teklif için isteriz',
  'how.data.text':
    'Yalnızca fiyat için gerekeni sorarız. Kart numaranız kayıtlarımıza yazılmaz. Haklarınız aydınlatma metninde yazar; başvurunuz 30 gün içinde yanıtlanır.',
  'rights.title': 'Vazgeçmek de kolay olmalı',
  'rights.text':
    'Güvence başlamadan önce iptal ederseniz ödediğinizin tamamı geri gelir. Başladıktan sonra ne kadarının geri geleceği ürüne göre değişir: satın almadan önce sözleşmede, sonra poliçe sayfanızda yazar. Bildiriminizi en geç 10 gün içinde sigorta şirketine iletiriz.',
  'action.contact': 'Bize yazın',
  'action.products': 'Ürünlere bakın',
};
