/** Prescribed word for word by circular 2016/16 of 10 May 2016, art. 2 (2): it stays Turkish in every language. */
export const circularSentence =
  'İşbu poliçe 10/05/2016 tarih ve 16 sayılı Vize ve İkamet İzni Taleplerinde Yaptırılacak Sağlık Sigortalarına İlişkin Genelge’de belirlenen asgari teminat yapısını kapsamaktadır.';
