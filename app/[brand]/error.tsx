'use client';

import { FailedPage } from '@/components/navigation/failed-page';

export default function ErrorPage(props: { error: Error & { digest?: string }; reset: () => void }) {
  return <FailedPage {...props} />;
}
