import { describe, expect, it } from 'vitest';
import { isChunkFailure, recoveryAddress, routeIn, visit } from '@/lib/routes/navigation-failure';

describe('rule 8.7: a navigation that fails', () => {
  it('leads to the route named in the error', () => {
    expect(recoveryAddress('/product/a', '/kundeservice', ['/sko', '/product/a'])).toBe('/kundeservice');
    expect(routeIn({ digest: 'route:/kundeservice' })).toBe('/kundeservice');
    expect(routeIn({ digest: '123456' })).toBeUndefined();
    expect(routeIn({})).toBeUndefined();
  });

  it('otherwise to the previous route', () => {
    expect(recoveryAddress('/product/a', undefined, ['/sko?side=2', '/product/a'])).toBe('/sko?side=2');
    expect(recoveryAddress('/product/a', undefined, ['/', '/sko'])).toBe('/sko');
  });

  it('otherwise home', () => {
    expect(recoveryAddress('/product/a', undefined, [])).toBe('/');
    expect(recoveryAddress('/product/a', undefined, ['/product/a'])).toBe('/');
  });

  it('never to what has failed, and never to another host', () => {
    expect(recoveryAddress('/a', '/a', ['/b'])).toBe('/b');
    expect(recoveryAddress('/a', '//evil.example', ['/b'])).toBe('/b');
    expect(recoveryAddress('/a', 'https://evil.example', [])).toBe('/');
  });

  it('the last two pages are known, each once', () => {
    expect(['/', '/sko', '/sko', '/product/a'].reduce(visit, [] as readonly string[])).toEqual(['/sko', '/product/a']);
  });

  it('tells a part of the script that could not be had from other errors', () => {
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
