import type { LegalText } from '../../document.ts';

/** KVKK (law 6698) art. 5 and 10, for owner and pet. */
export const tr: LegalText = {
  title: 'Evcil hayvan sigortasında kişisel veriler',
  articles: [
    {
      heading: 'Hangi bilgiler, ne için',
      paragraphs: [
        '{{companyName}}, teklif ve poliçe için adınızı, kimlik ve iletişim bilgilerinizi ve evcil hayvanınızın adını, türünü, ırkını, yaşını, cinsiyetini, rengini, mikroçip numarasını ve aşı tarihini işler.',
        'Hayvanın sağlık kaydı, tedavi faturaları ve veteriner raporları, hasar bildirdiğinizde sigorta şirketince istenebilir; bunlar sizinle ilişkili olduğu için kişisel veri sayılır.',
      ],
    },
    {
      heading: 'Kimlerle paylaşılır',
      paragraphs: [
        'Bilgiler yalnızca teklif istediğiniz sigorta şirketleriyle, poliçenizin asistans kuruluşuyla ve hizmet aldığınız anlaşmalı veteriner klinikleriyle, işleri için gereken kadar paylaşılır. Hukuki dayanak sözleşmenin kurulması ve ifasıdır (6698 sayılı Kanun, madde 5); bunu aşan paylaşım bu rızanıza dayanır.',
      ],
    },
    {
      heading: 'Haklarınız',
      paragraphs: [
        'Bilgilerinize erişebilir, düzeltilmesini ve silinmesini isteyebilir, bu rızayı dilediğiniz zaman {{privacyEmail}} adresine yazarak geri alabilirsiniz. Geri alma o ana kadar yapılanları, teklifinizi, fiyatınızı ve poliçenizi etkilemez.',
      ],
    },
  ],
};
