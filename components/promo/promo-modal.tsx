import { createPortal } from 'react-dom';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words';
import type { ActivePromo } from '@/lib/cart/promo';
import { PromoForm } from './promo-form';

interface Props {
  open: boolean;
  onClose: () => void;
  onApplied: (promo: ActivePromo) => void;
}

/** Rule 2.23. Rendered in the body, as it is opened from within a form. */
export function PromoModal({ open, onClose, onApplied }: Props) {
  const words = useWords('promo');
  return createPortal(
    <Sheet open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      <PromoForm onApplied={onApplied} />
    </Sheet>,
    document.body,
  );
}
