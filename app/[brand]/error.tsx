'use client';

import { FailedPage } from '@/components/navigation/failed-page';

/** Something failed while this page was made. */
export default function ErrorPage(props: { error: Error & { digest?: string }; reset: () => void }) {
  return <FailedPage {...props} />;
}
