import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { describe, expect, it, vi } from 'vitest';
import { brandUrl, listensOn, pictureSettings, readEnvironment } from '@/server/env';

describe('settings: a bad one stops the start with one sentence that names it', () => {
  it('an empty environment is a working demo', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      SHOP_MODE: 'demo',
    });
  });

  it('rule 7.12: a fresh clone takes nobody’s word for who asks, and listens on its own machine only', () => {
    const fresh = readEnvironment({});
    expect([fresh.TRUSTED_PROXIES, listensOn(fresh)]).toEqual([0, ['127.0.0.1', '::1']]);
    expect(listensOn(readEnvironment({ LISTEN_HOST: '0.0.0.0' }))).toEqual(['0.0.0.0']);
  });

  it('rule 7.12: a live shop says how many proxies it has, and listens everywhere unless it says where', () => {
    const live = { SHOP_MODE: 'live', SESSION_SECRET: 'a-secret-of-our-own-that-nobody-knows' };
    expect(() => readEnvironment(live)).toThrow(/^Bad setting: TRUSTED_PROXIES \(.+\)\.$/);
    const said = readEnvironment({ ...live, TRUSTED_PROXIES: '0' });
    expect([said.TRUSTED_PROXIES, listensOn(said)]).toEqual([0, [undefined]]);
  });

  it('the address of a brand is its setting without a slash at the end, or one on this machine', () => {
    expect([brandUrl('nordvidda'), brandUrl('heldre')]).toEqual([
      'http://localhost:3000',
      'http://heldre.localhost:3000',
    ]);
    vi.stubEnv('HELDRE_URL', 'https://heldre.example/');
    expect(brandUrl('heldre')).toBe('https://heldre.example');
    vi.stubEnv('HELDRE_URL', 'heldre');
    expect(() => brandUrl('heldre')).toThrow(/^Bad setting: HELDRE_URL/);
    vi.unstubAllEnvs();
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SHOP_MODE', 'production'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_POOL', '0'],
    ['TRUSTED_PROXIES', '6'],
    ['TRUSTED_PROXIES', '-1'],
  ])('%s=%s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^Bad setting: ${name} \\(.+\\)\\.$`));
  });
});

describe('pictures lie in a folder, or in S3', () => {
  const s3 = {
    ...{ PICTURES_S3_URL: 'https://s3.example.no', PICTURES_S3_BUCKET: 'photographs' },
    ...{ PICTURES_S3_KEY: 'key', PICTURES_S3_SECRET: 'secret' },
  };

  it('in .data/photographs unless something else is said', () => {
    expect(pictureSettings(readEnvironment({}))).toEqual({ folder: '.data/photographs', s3: undefined });
    expect(pictureSettings(readEnvironment(s3)).s3).toMatchObject({ bucket: 'photographs', region: 'us-east-1' });
  });

  it.each(Object.keys(s3))('%s is missed when the others are set', (name) => {
    expect(() => readEnvironment({ ...s3, [name]: '' })).toThrow(new RegExp(`^Bad setting: ${name} \\(.+\\)\\.$`));
  });

  it('the key never goes unencrypted to another machine', () => {
    expect(() => readEnvironment({ ...s3, PICTURES_S3_URL: 'http://s3.example.no' })).toThrow(/PICTURES_S3_URL/);
    expect(readEnvironment({ ...s3, PICTURES_S3_URL: 'http://127.0.0.1:8333' }).PICTURES_S3_KEY).toBe('key');
  });
});

describe('rule 6.40: secrets before the one in use', () => {
  const [one, two] = ['1'.repeat(32), '2'.repeat(40)];

  it('are none, or some with commas between', () => {
    expect(readEnvironment({}).SESSION_SECRETS_OLD).toEqual([]);
    expect(readEnvironment({ SESSION_SECRETS_OLD: `${one}, ${two},` }).SESSION_SECRETS_OLD).toEqual([one, two]);
  });

  it.each([
    ['a short one', { SESSION_SECRETS_OLD: `${one},short` }],
    ['six', { SESSION_SECRETS_OLD: Array(6).fill(one).join() }],
    [
      'in a live shop the one that everybody knows',
      { SHOP_MODE: 'live', SESSION_SECRET: one, SESSION_SECRETS_OLD: 'a-development-secret-that-everybody-knows' },
    ],
  ])('are refused: %s', (_name, settings) => {
    expect(() => readEnvironment(settings)).toThrow(/^Bad setting: SESSION_SECRETS_OLD/);
  });
});

describe('settings of the search server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nordvidda-ca-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const certificate = file('ca.pem', rootCertificates.slice(0, 2).join('\n'));
  const url = 'https://search.example.no:9200';

  it.each([
    ['none', {}, {}],
    ['TLS to another machine', { URL: `${url}/` }, { URL: url, INSECURE: '0', PREFIX: 'shop' }],
    ['in the clear on this machine', { URL: 'http://localhost:9200' }, { URL: 'http://localhost:9200' }],
    ['by its number', { URL: 'http://127.0.0.1:9200' }, {}],
    ['by its number of six', { URL: 'http://[::1]:9200' }, {}],
    ['in the clear when that is said', { URL: 'http://search:9200', INSECURE: '1' }, { INSECURE: '1' }],
    ['a user', { URL: url, USER: 'shop', PASSWORD: 'p' }, { USER: 'shop', PASSWORD: 'p' }],
    ['a key', { URL: url, API_KEY: 'k' }, { API_KEY: 'k' }],
    ['a certificate', { URL: url, CA: certificate }, { CA: certificate }],
  ])('that are good: %s', (_name, given, taken) => {
    expect(readEnvironment(named(given))).toMatchObject(named(taken));
  });

  it.each([
    ['an address that is none', { URL: 'search:9200' }, 'URL'],
    ['another protocol', { URL: 'ftp://search.example.no' }, 'URL'],
    ['in the clear to another machine', { URL: 'http://search.example.no:9200' }, 'URL (must be https://'],
    ['a name that begins like ours', { URL: 'http://localhost.example.no:9200' }, 'URL (must be https://'],
    ['in the clear although refused', { URL: 'http://search:9200', INSECURE: '0' }, 'URL (must be https://'],
    ['a password in the address', { URL: 'https://shop:secret@search.example.no' }, 'URL (must not hold a password'],
    ['a user alone', { URL: url, USER: 'shop' }, 'PASSWORD (must be set'],
    ['a password alone', { URL: url, PASSWORD: 'secret' }, 'USER (must be set'],
    ['a user and a key', { URL: url, USER: 'shop', PASSWORD: 'secret', API_KEY: 'k' }, 'API_KEY (must not be set'],
    ['no file', { URL: url, CA: join(folder, 'gone.pem') }, 'CA ('],
    ['a folder', { URL: url, CA: folder }, 'CA ('],
    ['a file of something else', { URL: url, CA: file('key.pem', 'secret') }, 'CA ('],
    ['a prefix that no index may have', { URL: url, PREFIX: 'Shop*' }, 'PREFIX'],
  ])('that are bad are one sentence without a secret: %s', (_name, given, said) => {
    const read = () => readEnvironment(named(given));
    expect(read).toThrow(`Bad setting: ELASTICSEARCH_${said}`);
    expect(read).toThrow(/^Bad setting: [^\n]+\.$/);
    expect(read).not.toThrow('secret');
  });

  it('the containers we describe are let start by theirs', () => {
    const [, block = ''] =
      /\n {2}environment:\n((?: {4}.*\n)+)/.exec(readFileSync('docs/deploy/compose.yaml', 'utf8')) ?? [];
    const pairs = [...block.matchAll(/^ {4}([A-Z_]+): "?(.*?)"?$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{\w+:\?\}/, 'x'.repeat(32)),
    ]);
    expect(readEnvironment(Object.fromEntries(pairs)).ELASTICSEARCH_URL).toBe('http://elasticsearch:9200');
  });
});

const named = (settings: Record<string, string>) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [`ELASTICSEARCH_${name}`, value]));
