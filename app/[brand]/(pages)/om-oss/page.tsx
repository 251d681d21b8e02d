import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('om-oss');

export { generateMetadata, Page as default };
