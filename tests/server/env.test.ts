import { describe, expect, it } from 'vitest';
import { readEnvironment } from '@/server/env';

describe('settings: a bad one stops the start with one sentence that names it', () => {
  it('an empty environment is a working demo', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      SHOP_MODE: 'demo',
      NORDVIDDA_URL: 'http://localhost:3000',
      HELDRE_URL: 'http://heldre.localhost:3000',
    });
  });

  it('addresses follow the port, and lose a slash at the end', () => {
    expect(readEnvironment({ PORT: '4000' }).HELDRE_URL).toBe('http://heldre.localhost:4000');
    expect(readEnvironment({ NORDVIDDA_URL: 'https://nordvidda.example/' }).NORDVIDDA_URL).toBe(
      'https://nordvidda.example',
    );
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SHOP_MODE', 'production'],
    ['DATABASE_URL', 'mysql://x'],
    ['NORDVIDDA_URL', 'nordvidda.no'],
    ['DATABASE_POOL', '0'],
  ])('%s=%s', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^Bad setting: ${name} \\(.+\\)\\.$`));
  });
});
