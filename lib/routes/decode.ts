import { isTyped } from '@/lib/text/typed';

/** Next passes parts encoded, or decoded after a rewrite: a stray percent sign ('50 % ull') is text. */
export function decoded(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return isTyped(text) ? text : part;
  } catch {
    return part;
  }
}
