/** What a tab keeps over a reload, and only as long as the tab lives. */
const memory = new Map<string, string>();

export function readSession<Value>(key: string): Value | undefined {
  try {
    // What this page wrote is the newest, whether or not the browser kept it.
    const text = memory.get(key) ?? window.sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as Value) : undefined;
  } catch {
    return undefined;
  }
}

export function writeSession(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // Refused by the browser: it is kept until the page is left.
  }
}

export function forgetSession(...keys: string[]): void {
  for (const key of keys) {
    memory.delete(key);
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept there.
    }
  }
}
