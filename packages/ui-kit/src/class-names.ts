type Part = string | false | null | undefined;

/** Joins the class names that are there. */
export const cx = (...parts: Part[]): string => parts.filter(Boolean).join(' ');
