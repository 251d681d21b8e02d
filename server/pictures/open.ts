export { createNearPictures as openNearPictures } from '@/server/pictures/near/service';
export { createPhotographs as openPhotographs } from './service';
