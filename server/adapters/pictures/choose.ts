import type { Pictures } from '@/server/ports/pictures';
import { createFolderPictures } from './folder';
import { createS3Pictures, type S3Settings } from './s3';

export interface PictureSettings {
  folder: string;
  s3: S3Settings | undefined;
}

/** S3 where it is set, so that instances on several machines share their pictures; else a folder of this machine. */
export const choosePictures = ({ folder, s3 }: PictureSettings): Pictures =>
  s3 ? createS3Pictures(s3) : createFolderPictures({ folder });
