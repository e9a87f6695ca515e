/** The caller's mistake: HTTP 400 in JSON, a `soap:Client` fault in SOAP. */
export class BadRequest extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
