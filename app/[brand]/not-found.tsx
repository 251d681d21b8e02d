import { NotFound } from '@/components/layout/not-found';

export default function Page() {
  return <NotFound />;
}
