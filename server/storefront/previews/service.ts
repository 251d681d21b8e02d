import { createMemo } from '@/server/platform/memoise';
import * as rules from './rules';
import * as store from './store';
import type { Pass, Previews, PreviewsDependencies, Refused } from './types';

/** Every page of a preview asks; an ending holds everywhere after it. */
const KEEP_MS = 5_000;

export function createPreviews({ sql, clock, signatures }: PreviewsDependencies): Previews {
  const memo = createMemo(KEEP_MS);
  const endedAt = () => memo.remember('ended', () => store.findLastEnding(sql));

  function write(kind: rules.Kind, pass: Pass): string {
    const body = Buffer.from(rules.write(pass)).toString('base64url');
    return `${body}.${signatures.sign(rules.claim(kind, body))}`;
  }

  /** Asks the database only about signed tokens. */
  async function read(kind: rules.Kind, token: string): Promise<Pass | { refused: Refused }> {
    const [body = '', signature = '', ...more] = token.split('.');
    const ours =
      more.length === 0 &&
      token.length <= rules.LONGEST_TOKEN &&
      signatures.isSigned(rules.claim(kind, body), signature);
    if (!ours) return { refused: 'forged' };
    const pass = rules.read(Buffer.from(body, 'base64url').toString());
    const refused = rules.refusal(pass, clock(), await endedAt());
    return refused ? { refused } : pass;
  }

  return {
    link(view, days) {
      const madeAt = clock();
      return write('link', { ...view, madeAt, until: new Date(madeAt.getTime() + days * rules.DAY_MS) });
    },

    open: (token) => read('link', token),

    cookie({ only, madeAt, until: linkUntil }, { name, at }) {
      const now = clock().getTime();
      const until = new Date(Math.min(linkUntil.getTime(), now + rules.COOKIE_MS));
      const maxAge = Math.max(0, Math.floor((until.getTime() - now) / 1000));
      return { value: write('cookie', { only, name, at, madeAt, until }), maxAge };
    },

    async read(cookie) {
      const pass = await read('cookie', cookie);
      return 'refused' in pass ? undefined : pass;
    },

    async endAll() {
      await store.insertEnding(sql, clock());
      memo.forget();
    },
  };
}
