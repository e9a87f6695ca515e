/** What two persons agree on, in a word or two: in the panel's inbox and in the mail to who asked. */
export const tr = {
  'kind.refund': 'İade',
  'kind.hand': 'Elle iade',
  'kind.ended': 'Poliçe sonlandı',
  'kind.stands': 'Poliçe sürüyor',
  'kind.no-policy': 'Poliçe yok',
  'kind.release': 'Sınırdaki iadeler',
  'kind.transfer-entry': 'Gelen havale',
  'kind.transfer-take': 'Havale siparişe',
  'kind.transfer-return': 'Havale geri',
  'kind.coupon': 'Kupon',
  'kind.partner-payment': 'Ödeme bilgileri',
  'kind.write-off': 'Fark kapatma',
  'kind.terms': 'Komisyon payı',
  'kind.rate-hold': 'Kur tutma',
  'kind.payable': 'Borç ödemesi',
  'kind.resume-sending': 'Gönderimi açmak',
};
