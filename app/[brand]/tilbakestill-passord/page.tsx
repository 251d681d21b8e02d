import { authPage } from '@/app/[brand]/auth-page';
import { ResetForm } from '@/components/sign-in/reset-form';

const { generateMetadata, Page } = authPage('reset', <ResetForm />, { fromLink: true });

export { generateMetadata, Page as default };
