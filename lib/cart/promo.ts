import { missingData } from '@/lib/text/missing-data';
import { isDiscountAmount } from './cart';

export type ActivePromo = {
  readonly Code: string;
  readonly Name: string;
  readonly Fixed: boolean;
  readonly Amount: number;
};

export function readPromo(stored: unknown): ActivePromo | undefined {
  if (stored === undefined) return undefined;
  const { Code, Name, Fixed, Amount } = (stored ?? {}) as Partial<Record<string, unknown>>;
  const takesOff = typeof Fixed === 'boolean' && typeof Amount === 'number' && isDiscountAmount(Fixed, Amount);
  if (typeof Code !== 'string' || Code === '' || typeof Name !== 'string' || !takesOff)
    return missingData('promo code', {
      ...{ Code, Name: typeof Name === 'string', Fixed: typeof Fixed === 'boolean' },
      Amount: typeof Fixed !== 'boolean' || takesOff,
    });
  return { Code, Name, Fixed, Amount };
}
