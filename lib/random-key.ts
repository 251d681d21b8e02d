/** 32 hexadecimal digits. `crypto.randomUUID` is missing on a plain http address, which a shop on a test network has. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
