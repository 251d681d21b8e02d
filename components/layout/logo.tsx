/** Mountains over a plateau; the brand's name stands beside it. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 28" width="40" height="28" fill="none" aria-hidden="true" focusable="false">
      <path d="M1 25 13 6l6 9 5-7 15 17H1Z" fill="currentColor" />
      <path
        d="m13 6 4 6-2.500 2-2-2-2.500 2.500L13 6Zm11 2 4.500 5-2.500 1.500-2-1.500-2 1-1-1.500L24 8Z"
        fill="var(--paper)"
      />
    </svg>
  );
}
