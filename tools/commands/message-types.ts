import { writeMessageTypes } from '@/tools/build/message-types';

/** Writes the types of messages without building or checking anything. */
export async function run(): Promise<number> {
  writeMessageTypes();
  return 0;
}
