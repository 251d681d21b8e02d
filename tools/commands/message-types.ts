import { writeMessageTypes } from '@/tools/build/message-types';

export async function run(): Promise<number> {
  writeMessageTypes();
  return 0;
}
