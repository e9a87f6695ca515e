/** Why a list cannot be read at all; its text is `upload.fault.<code>`. */
export type ListFaultCode =
  | 'tooLarge'
  | 'tooManyRows'
  | 'empty'
  | 'binary'
  | 'oldExcel'
  | 'macros'
  | 'damaged'
  | 'headers';

export class ListFault extends Error {
  readonly code: ListFaultCode;
  constructor(code: ListFaultCode) {
    super(code);
    this.code = code;
  }
}
