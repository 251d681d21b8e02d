export { createNearPictures as openNearPictures } from './near/service';
export { createPhotographs as openPhotographs } from './service';
