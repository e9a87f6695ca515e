/** Settings of a partner that say where money goes; a second person agrees to each change of them. */
export const paymentSettings = [
  'havale_iban',
  'havale_hesapSahibi',
  'havale_banka',
  'odeme_kurulusu',
] as const;
