import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/v1/stock-alerts/unsubscribe/route';

const stopped = vi.hoisted(() => [] as string[]);
vi.mock('@/server/shop', () => ({
  openShop: () => ({ catalogue: { stockAlerts: { stop: async (token: string) => void stopped.push(token) } } }),
}));

const TOKEN = 'a'.repeat(64);
const FORM = 'application/x-www-form-urlencoded';
const PARTS = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
beforeEach(() => void stopped.splice(0));

async function post(body: string | undefined, headers: Record<string, string> = {}) {
  const url = `https://nordvidda.example/api/v1/stock-alerts/unsubscribe?token=${TOKEN}`;
  const { status } = await POST(
    new Request(url, { method: 'POST', body, headers: { host: 'nordvidda.example', ...headers } }),
  );
  return [status, stopped.length];
}

describe('RFC 8058: one POST of a mail program, without a cookie or a token of a page, ends what its reader has asked for', () => {
  it.each([
    ['a form', 'List-Unsubscribe=One-Click', { 'content-type': FORM }],
    ['a form with its charset', 'List-Unsubscribe=One-Click', { 'content-type': `${FORM}; charset=UTF-8` }],
    ['a form of parts', PARTS, { 'content-type': 'multipart/form-data; boundary=b' }],
    [
      'from the page of a mail program',
      'List-Unsubscribe=One-Click',
      { 'content-type': FORM, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    ],
    ['of no type', 'List-Unsubscribe=One-Click', {}],
  ])('%s', async (_name, body, headers) => {
    expect(await post(body, headers)).toEqual([200, 1]);
    expect(stopped).toEqual([TOKEN]);
    expect(await post(body, headers)).toEqual([200, 2]);
  });

  it.each([
    ['nothing said', undefined],
    ['something else', 'token=x'],
    ['half of it', 'List-Unsubscribe='],
    ['JSON of nothing', '{}'],
  ])('with %s it ends nothing', async (_name, body) => {
    expect(await post(body, { 'content-type': FORM })).toEqual([422, 0]);
  });

  it('a body without end is not read to its end', async () => {
    expect(await post(`List-Unsubscribe=One-Click&x=${'x'.repeat(9000)}`, { 'content-type': FORM })).toEqual([413, 0]);
  });
});
