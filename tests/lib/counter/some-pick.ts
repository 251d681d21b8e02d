import type { CounterPick, PickLine } from '@/lib/contracts/counter';

export const line = (over: Partial<PickLine> = {}): PickLine => ({
  ean: '7041121010038',
  articleNo: 'A-1',
  name: 'Skalljakke',
  brand: 'Fjelltind',
  color: 'Blå',
  size: 'M',
  image: null,
  count: 2,
  picked: 0,
  missing: 0,
  withdrawn: 0,
  onShelf: 3,
  ageLimit: null,
  ...over,
});

export const pick = (over: Partial<CounterPick> = {}): CounterPick => ({
  id: 7,
  version: 1,
  number: 'NV-100007',
  kind: 'collect',
  state: 'waiting',
  paid: false,
  total: 99_800,
  dueAt: '2026-03-03T17:00:00Z',
  keptUntil: '2026-03-06T17:00:00Z',
  orderedAt: '2026-03-03T10:00:00Z',
  buyer: { name: 'Kari Nordmann', phone: '91234567', email: 'kari@example.no' },
  address: null,
  partial: false,
  carrier: '',
  trackingNumber: '',
  trackingUrl: '',
  lines: [line()],
  ...over,
});
