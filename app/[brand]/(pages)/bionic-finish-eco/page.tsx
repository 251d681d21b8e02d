import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('bionic-finish-eco');

export { generateMetadata, Page as default };
