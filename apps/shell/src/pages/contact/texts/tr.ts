export const tr = {
  title: 'İletişim: {{name}}',
  description:
    '{{name}} ile telefonla, e-postayla ya da formla iletişime geçin; sorunuzu yazın, size dönelim.',
  headline: 'Sorunuzu yazın, size dönelim.',
  lead: 'Poliçeniz, teklifiniz ya da aklınıza takılan bir madde: hangisi olursa olsun.',
  phone: 'Telefon',
  email: 'E-posta',
  company: 'Satışı yapan şirket',
  address: 'Adres',
  hours: 'Çalışma saatleri',
  map: 'Haritada aç',
  newWindow: 'yeni pencerede açılır',
  form: 'Mesaj bırakın',
  'claim.title': 'Hasar mı oldu?',
  'claim.text':
    'Önce poliçenizde yazan hasar hattını arayın; bildirimi sigorta şirketi alır. Takıldığınız yerde bizi arayın.',
};
