import { useSearchParams } from '@sigorta/runtime/runtime';

const opaque = /^[A-Za-z0-9_-]{6,64}$/;

/** An id of this page's address (`sorgu`, `teklif`, `satin-alma`, `sonuc`); null when missing or no id at all. */
export function useQueryId(name: string): string | null {
  const [query] = useSearchParams();
  const value = query.get(name);
  return value !== null && opaque.test(value) ? value : null;
}
