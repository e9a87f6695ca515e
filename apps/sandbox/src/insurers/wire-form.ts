/** How one insurer writes an answer: JSON or SOAP. The faults below know no more about the wire than this. */
export interface WireForm {
  contentType: string;
  answer: (content: unknown) => string;
  fault: (side: 'client' | 'server', code: string, message: string) => string;
  /** bytes no client can read */
  nonsense: string;
  /** HTTP status of a fault */
  faultStatus: (wished: number) => number;
}

export const jsonForm: WireForm = {
  contentType: 'application/json; charset=utf-8',
  answer: (content) => JSON.stringify(content),
  fault: (_side, code, message) => JSON.stringify({ code, message }),
  nonsense: '{"result":"quoted","premium":{"minor":18<html>\u0000\u0001 Internal Proxy',
  faultStatus: (wished) => wished,
};
