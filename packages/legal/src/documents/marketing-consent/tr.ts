import type { LegalText } from '../../document.ts';

/** Law 6563 and İYS; the 3 days are spec §9. */
export const tr: LegalText = {
  title: 'Ticari elektronik ileti onayı',
  articles: [
    {
      heading: 'Onayınızın kapsamı',
      paragraphs: [
        '{{companyName}} size SMS, e-posta ve telefonla kampanya, yenilik ve hatırlatma iletileri gönderebilir. Bunun için adınızı, telefonunuzu, e-postanızı ve ilgilendiğiniz ürünleri kullanır.',
        'Bu onay isteğe bağlıdır; vermemeniz teklif almanızı, fiyatınızı ya da poliçenizi etkilemez.',
        'Doğrulama kodu, poliçe, ödeme ve hasar bildirimleri ticari ileti değildir; bu onaya bağlı olmadan gönderilir.',
      ],
    },
    {
      heading: 'Kayıt ve geri alma',
      paragraphs: [
        'Onayınız İleti Yönetim Sistemi’ne (İYS) kaydedilir.',
        'Onayınızı dilediğiniz zaman, ücretsiz ve gerekçe göstermeden geri alabilirsiniz: iletideki ret bağlantısıyla, İYS üzerinden ya da {{privacyEmail}} adresine yazarak. Kayıtlarımız en geç 3 gün içinde değiştirilir ve ileti gönderilmez.',
      ],
    },
  ],
};
