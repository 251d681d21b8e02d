import { staticPage } from '@/app/[brand]/(pages)/static-page';

const { generateMetadata, Page } = staticPage('baerekraftig-forretningspraksis');

export { generateMetadata, Page as default };
