import { authPage } from '@/app/[brand]/auth-page';
import { ResetForm } from '@/components/sign-in/reset-form';

const { metadata, Page } = authPage('reset', <ResetForm />, { fromLink: true });

export { metadata, Page as default };
