import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ask } from '@/tests/support/raw-http';
import { openTestDoor } from './open';

/** What reaches the shop behind the door. */
async function passed(method: string, path: string) {
  const reached: string[] = [];
  const { url } = await openTestDoor(async (request, response) => {
    reached.push(`${request.method} ${request.url}`);
    await text(request);
    response.end('next');
  });
  const { status } = await ask(url, path, { host: 'localhost' }, method);
  return [status, ...reached];
}

describe('rule 17.11: the link of a letter is a page that is looked at, and a call that a mail program makes', () => {
  it.each([
    ['GET', '/stopp-varsler?token=a1', [200, 'GET /stopp-varsler?token=a1']],
    ['HEAD', '/stopp-varsler?token=a1', [200, 'HEAD /stopp-varsler?token=a1']],
    ['POST', '/stopp-varsler?token=a1', [200, 'POST /api/v1/stock-alerts/unsubscribe?token=a1']],
    ['POST', '/stopp-varsler', [200, 'POST /api/v1/stock-alerts/unsubscribe']],
    ['POST', '/stopp-varsler?token=a?b', [200, 'POST /api/v1/stock-alerts/unsubscribe?token=a?b']],
    ['PUT', '/stopp-varsler?token=a1', [405]],
    ['POST', '/stopp-varsler/x', [405]],
    ['POST', '/bekreft-epost?token=a1', [405]],
    ['POST', '/constructor', [405]],
  ])('%s %s', async (method, path, answer) => expect(await passed(method, path)).toEqual(answer));
});
