import type { Site } from '@/lib/contracts/site';
import type { Scope } from './scope';

const text = (value: unknown, otherwise: string) => (typeof value === 'string' && value ? value : otherwise);

/** How the brand's customer service is reached, and who answers for the shop. */
export async function contact({ brand, settings }: Scope): Promise<Site['contact']> {
  const known = await settings();
  return {
    email: text(known.customerServiceEmail, `kundeservice@${brand.id}.example`),
    phone: text(known.customerServicePhone, ''),
    orgNo: text(known.orgNo, ''),
    address: text(known.address, ''),
    company: text(known.chainName, brand.name),
  };
}
