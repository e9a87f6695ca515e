/** What the provider says no with. Bank codes start with 10000. */
export interface ProviderRefusal {
  errorCode: string;
  errorGroup?: string;
  errorMessage: string;
}

const bank = (errorCode: string, errorGroup: string, errorMessage: string): ProviderRefusal => ({
  errorCode,
  errorGroup,
  errorMessage,
});

/** Codes and groups of docs.iyzico.com/en/add-ons/error-codes; 10004 of the pick-up card is general knowledge. */
export const bankRefusals: Record<string, ProviderRefusal> = {
  'not-sufficient-funds': bank('10051', 'NOT_SUFFICIENT_FUNDS', 'Kart limiti yetersiz, yetersiz bakiye'),
  'do-not-honour': bank('10005', 'DO_NOT_HONOUR', 'İşlem onaylanmadı'),
  'invalid-transaction': bank('10012', 'INVALID_TRANSACTION', 'Geçersiz işlem'),
  'lost-card': bank('10041', 'LOST_CARD', 'Kayıp kart, karta el koyunuz'),
  'stolen-card': bank('10043', 'STOLEN_CARD', 'Çalıntı kart, karta el koyunuz'),
  'expired-card': bank('10054', 'EXPIRED_CARD', 'Vadesi dolmuş kart'),
  'invalid-cvc': bank('10084', 'INVALID_CVC2', 'CVC2 bilgisi hatalı'),
  'not-permitted-to-holder': bank('10057', 'NOT_PERMITTED_TO_CARDHOLDER', 'Kart sahibi bu işlemi yapamaz'),
  'not-permitted-to-terminal': bank(
    '10058',
    'NOT_PERMITTED_TO_TERMINAL',
    'Terminalin bu işlemi yapmaya yetkisi yok',
  ),
  'fraud-suspect': bank('10034', 'FRAUD_SUSPECT', 'Dolandırıcılık şüphesi'),
  'pickup-card': bank('10004', 'PICKUP_CARD', 'Karta el koyunuz'),
  'general-error': bank('10204', 'GENERAL_ERROR', 'Ödeme işlemi esnasında genel bir hata oluştu'),
};

/** The provider's own checks. Those marked ours have no published number; the meaning is what matters. */
export const refusals = {
  signature: { errorCode: '1000', errorMessage: 'Geçersiz imza' },
  apiKey: { errorCode: '1001', errorMessage: 'api bilgileri bulunamadı' },
  malformed: { errorCode: '11', errorMessage: 'Geçersiz istek' },
  cardNumber: { errorCode: '12', errorMessage: 'Kart numarası geçersizdir' },
  expiryYear: { errorCode: '13', errorMessage: 'Son kullanma yılı geçersizdir' },
  expiryMonth: { errorCode: '14', errorMessage: 'Son kullanma ayı geçersizdir' },
  cvc: { errorCode: '15', errorMessage: 'Cvc geçersizdir' },
  priceNotPositive: { errorCode: '5005', errorMessage: 'Gönderilen tutar sıfırdan küçük veya eşit olamaz' },
  priceTooHigh: { errorCode: '5008', errorMessage: 'Gönderilen tutar izin verilen sınırın üzerinde' },
  itemsDoNotAddUp: {
    errorCode: '5062',
    errorMessage: 'Gönderilen tutar kırılım tutarları toplamına eşit olmalıdır',
  },
  unknownPayment: { errorCode: '5087', errorMessage: 'Üye işyerine ait ödeme kaydı bulunamadı' },
  initialise: {
    errorCode: '10202',
    errorGroup: 'GENERAL_ERROR',
    errorMessage: '3D Secure başlatılamadı',
  },
  /** docs.iyzico.com rate-limiters */
  tooMany: { errorCode: '50000', errorMessage: 'İstek limiti aşıldı' },
  unknownBin: { errorCode: '10213', errorMessage: 'BIN bulunamadı' },
  /** ours */
  notAuthenticated: { errorCode: 'SANDBOX-3DS', errorMessage: '3D Secure doğrulaması tamamlanmamış' },
  /** ours */
  alreadyDone: { errorCode: 'SANDBOX-DONE', errorMessage: 'Ödeme zaten tamamlanmış' },
  /** ours */
  differsFromInitialise: {
    errorCode: 'SANDBOX-DIFFERS',
    errorMessage: 'Gönderilen bilgiler başlatılan ödeme ile aynı değil',
  },
  /** ours */
  installmentNotAllowed: {
    errorCode: 'SANDBOX-INSTALLMENT',
    errorMessage: 'Bu kart için taksit seçeneği kullanılamaz',
  },
  /** ours */
  notCancellable: { errorCode: 'SANDBOX-NOT-CANCELLABLE', errorMessage: 'Ödeme iptal edilemez' },
  /** ours */
  notRefundable: { errorCode: 'SANDBOX-NOT-REFUNDABLE', errorMessage: 'Ödeme iade edilemez' },
  /** ours */
  refundTooHigh: { errorCode: 'SANDBOX-TOO-MUCH', errorMessage: 'İade tutarı kalan tutardan büyük olamaz' },
} as const satisfies Record<string, ProviderRefusal>;

/** Thrown by the provider's work; becomes `{ status: 'failure', … }` with HTTP 200, as iyzico answers. */
export class Refused extends Error {
  readonly refusal: ProviderRefusal;

  constructor(refusal: ProviderRefusal) {
    super(refusal.errorMessage);
    this.refusal = refusal;
  }
}
