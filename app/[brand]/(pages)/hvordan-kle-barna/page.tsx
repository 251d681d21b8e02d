import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('hvordan-kle-barna');

export { generateMetadata, Page as default };
