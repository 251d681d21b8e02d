const MOST = 500;

/** Storable: PostgreSQL takes no NUL. */
export function errorText(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause instanceof Error ? cause.message : cause)
    .replaceAll('\0', '')
    .slice(0, MOST);
}
