import { describe, expect, it } from 'vitest';
import { isChunkFailure, recoveryAddress, routeIn, visit } from '@/lib/routes/navigation-failure';

describe('rule 8.7: a navigation that fails', () => {
  it('leads to the route named in the error', () => {
    expect(recoveryAddress('/product/a', '/kundeservice', ['/sko', '/product/a'])).toBe('/kundeservice');
    expect(routeIn({ digest: 'route:/kundeservice' })).toBe('/kundeservice');
    expect(routeIn({ digest: '123456' })).toBeUndefined();
    expect(routeIn({})).toBeUndefined();
  });

  it('leads to the previous route otherwise', () => {
    expect(recoveryAddress('/product/a', undefined, ['/sko?side=2', '/product/a'])).toBe('/sko?side=2');
    expect(recoveryAddress('/product/a', undefined, ['/', '/sko'])).toBe('/sko');
  });

  it('leads home without a previous route', () => {
    expect(recoveryAddress('/product/a', undefined, [])).toBe('/');
    expect(recoveryAddress('/product/a', undefined, ['/product/a'])).toBe('/');
  });

  it('never leads to the failed address or to another host', () => {
    expect(recoveryAddress('/a', '/a', ['/b'])).toBe('/b');
    expect(recoveryAddress('/a', '//evil.example', ['/b'])).toBe('/b');
    expect(recoveryAddress('/a', 'https://evil.example', [])).toBe('/');
  });

  it('remembers the last two pages, each once', () => {
    expect(['/', '/sko', '/sko', '/product/a'].reduce(visit, [] as readonly string[])).toEqual(['/sko', '/product/a']);
  });

  it('recognises a chunk that failed to load', () => {
    const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
    const texts = [
      'Failed to load chunk /_next/static/chunks/1.js',
      'Loading CSS chunk 12 failed',
      'Failed to fetch dynamically imported module: http://x/y.js',
      'Importing a module script failed.',
    ];
    for (const error of [named, ...texts.map((text) => new Error(text))]) expect(isChunkFailure(error)).toBe(true);
    expect(isChunkFailure(new Error('Cannot read properties of undefined'))).toBe(false);
    expect(isChunkFailure('ChunkLoadError')).toBe(false);
  });
});
