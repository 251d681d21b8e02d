import { lineMark } from 'demo-chain/pictures/marks/marks';
import { productLines } from 'demo-chain/product-lines';
import { describe, expect, it } from 'vitest';

describe('the marks of product lines', () => {
  it('are each a mark of its own', () => {
    const bare = productLines.map(({ name }) => lineMark(name, '#000'));
    expect(productLines.length).toBeGreaterThanOrEqual(25);
    expect(new Set(bare).size).toBe(productLines.length);
  });

  it('take the ink they are printed in', () => {
    for (const { name } of productLines) expect(lineMark(name, '#c0ffee')).not.toBe(lineMark(name, '#000000'));
  });
});
