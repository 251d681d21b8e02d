import { Button } from '@/components/ui/button';

export interface Pass {
  address: string;
  number: string;
  /** Below the code: where, and until when. */
  lines: string[];
}

/** The pass as a picture of the shopper's own; what draws it comes when it is wanted. */
export function SavePass({ pass, children }: { pass: Pass; children: string }) {
  const save = async () => (await import('./actions')).savePass(pass);
  return (
    <Button look="secondary" onClick={save}>
      {children}
    </Button>
  );
}
