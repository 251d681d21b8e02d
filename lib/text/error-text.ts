const MOST = 500;

/** What an error says, or what caused it, as a table can keep it: PostgreSQL takes no NUL, and an answer may hold anything. */
export function errorText(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause instanceof Error ? cause.message : cause)
    .replaceAll('\0', '')
    .slice(0, MOST);
}
