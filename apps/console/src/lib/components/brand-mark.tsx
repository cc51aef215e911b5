/** The product's mark: a green, a hole and its flag. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#14204a" />
      <path d="M3 25c6-6 20-6 26 0v4H3z" fill="#2fb170" />
      <path d="M15 23V6" stroke="#e8ecf8" strokeWidth="2" strokeLinecap="round" />
      <path d="M16 6l10 4-10 4z" fill="#f5c65b" />
      <ellipse cx="15" cy="24" rx="4" ry="1.4" fill="#0b1020" />
    </svg>
  );
}
