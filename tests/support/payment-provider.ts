// Payment providers for tests: servers that answer as the real ones do, and fail on demand.
export type { Fault, FaultSettings } from '@/tests/support/providers/faulty-server';
export { seededRandom } from '@/tests/support/providers/faulty-server';
export { KLARNA_PASSWORD, KLARNA_USER, startKlarna } from '@/tests/support/providers/klarna';
export { NEXI_KEY, startNexi } from '@/tests/support/providers/nexi';
export type { Approval, Book, Telling } from '@/tests/support/providers/telling';
