import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('furet-vaerbitt-vikafjell');

export { generateMetadata, Page as default };
