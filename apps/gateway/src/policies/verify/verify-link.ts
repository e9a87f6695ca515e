/** The public page that confirms a policy; both parts are safe in a path. */
export const verifyUrl = (publicUrl: string, policyNo: string, fingerprint: string): string =>
  `${publicUrl}/dogrula/${encodeURIComponent(policyNo)}/${fingerprint}`;
