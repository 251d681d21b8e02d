import { afterEach, expect, it, vi } from 'vitest';
import { setBrands } from '@/lib/brands/brands';
import { brandAt } from '@/server/page-door/host';
import { demoContents } from '@/tests/support/demo-brands';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  setBrands(demoContents);
});

it('a brand with a bad address is on no host, and ends no request to another', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('HELDRE_URL', 'heldre');
  setBrands([...demoContents]);
  expect(brandAt('heldre.localhost').id).toBe('nordvidda');
  expect(said).toHaveBeenCalledWith(
    expect.stringContaining('heldre'),
    expect.objectContaining({ message: expect.stringContaining('HELDRE_URL') }),
  );
});
