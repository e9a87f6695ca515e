export const receiptPath = '/genel-odeme-pdf';
