import { missingData } from '@/lib/text/missing-data';
import { isDiscountAmount } from './cart';

/** The promo code in use (rule 4.13), as the check call answers it. */
export type ActivePromo = {
  readonly Code: string;
  readonly Name: string;
  readonly Fixed: boolean;
  readonly Amount: number;
  /** Set while the code is one to come, and until the shop has said that it counts. */
  readonly ValidFrom?: string;
};

/** Whether the code is one to come (rule 4.13), by the clock of who asks. */
export const isComing = ({ ValidFrom }: Pick<ActivePromo, 'ValidFrom'>, now: number): boolean =>
  ValidFrom !== undefined && Date.parse(ValidFrom) > now;

/** Reads a code, stored or as the shop answered; what is damaged is none. */
export function readPromo(stored: unknown): ActivePromo | undefined {
  if (stored === undefined) return undefined;
  const { Code, Name, Fixed, Amount, ValidFrom } = (stored ?? {}) as Partial<Record<string, unknown>>;
  const takesOff = typeof Fixed === 'boolean' && typeof Amount === 'number' && isDiscountAmount(Fixed, Amount);
  if (typeof Code !== 'string' || Code === '' || typeof Name !== 'string' || !takesOff)
    return missingData('promo code', {
      ...{ Code, Name: typeof Name === 'string', Fixed: typeof Fixed === 'boolean' },
      Amount: typeof Fixed !== 'boolean' || takesOff,
    });
  const dated = typeof ValidFrom === 'string' && !Number.isNaN(Date.parse(ValidFrom));
  return { Code, Name, Fixed, Amount, ...(dated ? { ValidFrom } : {}) };
}
