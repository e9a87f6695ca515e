import type { LegalText } from '../../document.ts';

/** A transfer abroad needs a ground of its own (law 6698 art. 9), so it is asked apart and is optional. */
export const tr: LegalText = {
  title: 'Yurt dışında yapılan memnuniyet anketi için rıza',
  articles: [
    {
      heading: 'Neye rıza veriyorsunuz',
      paragraphs: [
        'Adınızın, e-posta adresinizin, telefonunuzun, poliçe numaranızın ve evcil hayvanınızın türünün, memnuniyet anketi yapılması amacıyla sigorta şirketinin yurt dışındaki araştırma ortağına aktarılmasına (6698 sayılı Kanun, madde 9).',
        'Sağlık kaydı, kimlik numarası ve kart bilgisi aktarılmaz. Ortak, bilgileri yalnızca bu anket için kullanır. Aktarım, ancak Kanun’un 9. maddesindeki uygun güvencelerden biri, örneğin standart sözleşme, sağlandıysa yapılır; rızanız bunun yerine geçmez.',
      ],
    },
    {
      heading: 'İsteğe bağlıdır',
      paragraphs: [
        'Aktarılan ülkede kişisel verilerin korunması Türkiye’dekinden zayıf olabilir. Bu rızayı vermemeniz teklifinizi, fiyatınızı ya da poliçenizi etkilemez.',
        'Rızanızı dilediğiniz zaman {{companyEmail}} adresine yazarak geri alabilirsiniz; sonraki anketler için bilginiz aktarılmaz.',
      ],
    },
  ],
};
