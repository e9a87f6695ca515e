/** The mark of the house and the brand's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 64 64" width={32} height={32} aria-hidden="true">
        <path className="gate" d="M22 60V36c0-10 4-18 10-24 6 6 10 14 10 24v24z" />
        <path
          className="umbrella"
          d="M30.5 2.5a1.5 1.5 0 0 1 3 0v3.7A28 28 0 0 1 61 34a7 6.5 0 0 0-14 0v26h-6V36c0-9-3-16-9-22-6 6-9 13-9 22v24h-6V34a7 6.5 0 0 0-14 0A28 28 0 0 1 30.5 6.2z"
        />
      </svg>
      <bdi>{name}</bdi>
    </span>
  );
}
