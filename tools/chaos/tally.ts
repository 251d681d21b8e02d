/** `status` 0 is a missing answer. */
export function createTally() {
  const failures = new Map<string, number>();
  let requests = 0;
  const codeOf = (text: string) => /"code":"([a-z_]+)"/.exec(text)?.[1];
  return {
    failures,
    get requests() {
      return requests;
    },
    count({ status, text }: { status: number; text: string }): void {
      requests += 1;
      if (status !== 0 && status < 500) return;
      const kind = status === 0 ? 'no answer' : [status, codeOf(text)].filter(Boolean).join(' ');
      failures.set(kind, (failures.get(kind) ?? 0) + 1);
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
