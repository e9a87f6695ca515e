/** `10000000146` → `100••••••46`: enough for its owner, too little for anybody looking over a shoulder. */
export function maskId(id: string): string {
  if (id.length < 7) return '•'.repeat(id.length);
  return `${id.slice(0, 3)}${'•'.repeat(id.length - 5)}${id.slice(-2)}`;
}
