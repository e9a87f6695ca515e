import type { LegalText } from '../../document.ts';

/** Separate from the notice, as KVKK asks (law 6698 art. 3, 5, 6, 9). */
export const tr: LegalText = {
  title: 'Açık rıza metni',
  articles: [
    {
      heading: 'Neye rıza veriyorsunuz',
      paragraphs: [
        '{{companyName}} tarafından, aydınlatma metninde sayılan kimlik, iletişim ve sigorta bilgilerinizin, sözleşmenin kurulması ve yerine getirilmesi için gerekenin ötesinde, size hizmet vermek için işlenmesine. Sağlık bilgileri bu rızanın kapsamında değildir; gerekirse ayrıca sorulur.',
        'Bu bilgilerin poliçenin hizmetini veren asistans, sağlık, onarım ve teknik hizmet sağlayıcılarıyla, işleri için gereken kadar paylaşılmasına.',
      ],
    },
    {
      heading: 'Başka kişiler adına başvuru',
      paragraphs: [
        'Başka birini de sigortalatıyorsanız, bu metni ve aydınlatma metnini ona gösterdiğinizi ve rızasını aldığınızı; 18 yaşından küçükse velisi ya da vasisi olduğunuzu bildirirsiniz.',
      ],
    },
    {
      heading: 'Rızanızı geri alma',
      paragraphs: [
        'Rızanızı dilediğiniz zaman, gerekçe göstermeden {{privacyEmail}} adresine yazarak geri alabilirsiniz. Geri alma, o ana kadar yapılan işlemleri etkilemez.',
        'Rıza vermemeniz ya da geri almanız teklifinizi, fiyatınızı ve poliçenizi etkilemez: bunlar için gereken bilgiler sözleşmenin kurulması ve yerine getirilmesi için işlenir (6698 sayılı Kanun, madde 5).',
        'Bu rıza kampanya iletilerini kapsamaz; onlar için ayrı onay istenir.',
      ],
    },
  ],
};
