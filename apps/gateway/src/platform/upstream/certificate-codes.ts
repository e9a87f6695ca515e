/** What Node says of a certificate that it does not take: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
export const strangeCertificate: ReadonlySet<string> = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_GET_ISSUER_CERT',
  'CERT_SIGNATURE_FAILURE',
]);
const others: ReadonlySet<string> = new Set(['CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID']);

/** Whether a line was not opened because of the certificate at its end. */
export const isOfCertificate = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return strangeCertificate.has(code) || others.has(code);
};
