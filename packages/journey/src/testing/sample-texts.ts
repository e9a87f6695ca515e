/** Words of `sampleProduct`, in Turkish. */
export const sampleTexts: Record<string, string> = {
  'step.trip.title': 'Seyahat',
  'step.insured.title': 'Kişiler',
  'step.contact.title': 'İletişim',
  'coverage.medical': 'Tedavi',
  'coverage.baggage': 'Bagaj',
  'coverage.delay': 'Gecikme',
  'field.petName': 'Hayvanın adı',
  'field.petColour': 'Rengi',
  'advice.visaArea': 'Beş gün yeter.',
  'advice.visaArea.action': 'Beş günü seç',
  'decline.too-old': 'Yaş sınırının üstünde.',
};
