/* Asked for with the address finder alone: most who need the code know it. */
export const tr = {
  'form.uavt.title': 'Kodu adresinizden bulalım',
  'form.uavt.lead': 'Yukarıdan aşağıya seçin. Daireyi seçtiğinizde kod yerine yazılır.',
  'form.uavt.close': 'Vazgeç, kodu kendim yazacağım',
  'form.uavt.province': 'İl',
  'form.uavt.district': 'İlçe',
  'form.uavt.area': 'Belediye ya da köyler',
  'form.uavt.neighbourhood': 'Mahalle',
  'form.uavt.street': 'Cadde ya da sokak',
  'form.uavt.building': 'Bina numarası',
  'form.uavt.flat': 'Daire',
  'form.uavt.none': 'Burada kayıtlı bir şey yok. Bir üst seçimi değiştirin.',
  'form.uavt.words':
    '{{neighbourhood}}, {{street}} No: {{building}}, Daire: {{flat}}, {{district}} / {{province}}',
};
