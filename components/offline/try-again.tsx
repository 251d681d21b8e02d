'use client';

import { Button } from '@/components/ui/button';
import { useWords } from '@/components/words';
import { openWanted } from './actions';

export function TryAgain() {
  const words = useWords('offline');
  return <Button onClick={openWanted}>{words.again}</Button>;
}
