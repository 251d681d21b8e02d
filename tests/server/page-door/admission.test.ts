import { describe, expect, it } from 'vitest';
import { createAdmission } from '@/server/page-door/admission';
import { doorLoad } from '@/server/platform/telemetry/door-load';
import { ask } from '@/tests/support/raw-http';
import { openTestDoor } from './open';

/** A shop where nothing ever is answered, with so many requests of one kind under way. */
async function full(path: string, method = 'GET') {
  const admission = createAdmission();
  const call = path.startsWith('/api/');
  let running = 0;
  for (; running < 200; running++) {
    const before = doorLoad().running;
    void admission.enter(path, method, call);
    if (doorLoad().running === before) break;
  }
  return { admission, running };
}

describe('rule 18.12: more at once than the shop can carry', () => {
  it.each([
    ['pages', '/sko', 'GET', { '/api/v1/articles': 'GET', '/api/v1/orders': 'POST' }],
    ['reading calls', '/api/v1/articles', 'GET', { '/sko': 'GET', '/api/v1/orders': 'POST' }],
    ['orders', '/api/v1/orders', 'POST', { '/sko': 'GET', '/api/v1/articles': 'GET' }],
  ])('%s that fill their queue hold up no others', async (_name, path, method, others) => {
    const { admission } = await full(path, method);
    for (const [other, how] of Object.entries(others))
      expect(await admission.enter(other, how, other.startsWith('/api/'))).toBeTypeOf('function');
    admission.close();
  });

  it('who had to wait too long is told 503 and when to come again; health is let in, and counts it', async () => {
    const { admission } = await full('/sko');
    const { url } = await openTestDoor((_request, response) => void response.end('next'), { admission });
    const before = doorLoad();
    const answer = await ask(url, '/sko', { host: 'localhost' });
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(answer.text).toContain('Vi får ikke åpnet siden akkurat nå');
    expect((await ask(url, '/api/v1/health', { host: 'localhost' })).text).toBe('next');
    expect(doorLoad().refused).toBeGreaterThan(before.refused);
    expect(doorLoad().refusedAt).toBeGreaterThan(before.refusedAt);
    admission.close();
  });

  it('the sandbox, which the shop asks in the middle of a purchase, never waits for the purchase', async () => {
    const { admission } = await full('/api/v1/orders', 'POST');
    expect(await admission.enter('/sandbox/card/payments', 'POST', true)).toBeTypeOf('function');
    admission.close();
  });

  it('a live shop has no sandbox: its addresses wait as all others do', async () => {
    const admission = createAdmission({ live: true });
    const before = doorLoad().running;
    const leave = await admission.enter('/sandbox/card/payments', 'POST', true);
    expect(doorLoad().running).toBe(before + 1);
    leave?.();
    admission.close();
  });

  it('an answer that is over makes room, also when the shopper has gone', async () => {
    const admission = createAdmission();
    const { url } = await openTestDoor((_request, response) => void response.end('next'), { admission });
    for (let visit = 0; visit < 20; visit++) expect((await ask(url, '/sko', { host: 'localhost' })).text).toBe('next');
    expect(doorLoad()).toMatchObject({ waiting: 0, refused: 0 });
    admission.close();
  });
});
