/** A thing to mend: the id of its control and the sentence that stands there too. */
export interface Problem {
  id: string;
  message: string;
}
