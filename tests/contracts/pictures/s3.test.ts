import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createS3Pictures } from '@/server/adapters/pictures/s3';
import { s3Url } from '@/tests/support/engines';
import { S3_KEY, S3_SECRET } from '@/tools/engines/seaweedfs';
import { picturesContract } from './suite';
import { unusedContract } from './unused';

const bucket = `pictures-${process.pid}`;
const settings = { url: s3Url ?? '', bucket, key: S3_KEY, secret: S3_SECRET, region: 'us-east-1' };
const NAME = `derived/ab/${'ab'.repeat(12)}-e3ded6-600.avif`;

describe.skipIf(!s3Url)('a real server of S3', () => {
  const client = new S3Client({
    ...{ endpoint: settings.url, region: settings.region, forcePathStyle: true },
    credentials: { accessKeyId: S3_KEY, secretAccessKey: S3_SECRET },
  });
  beforeAll(async () => void (await client.send(new CreateBucketCommand({ Bucket: bucket }))));
  afterAll(async () => {
    await client.send(new DeleteBucketCommand({ Bucket: bucket }));
    client.destroy();
  });

  picturesContract('S3', async () => createS3Pictures(settings));
  unusedContract('S3', async () => createS3Pictures(settings));

  it('a list of more than one page is listed whole', async () => {
    const pictures = createS3Pictures(settings);
    const names = Array.from({ length: 1_005 }, (_, i) => `masters/ab/ab${String(i).padStart(4, '0')}.jpg`);
    for (let i = 0; i < names.length; i += 67)
      await Promise.all(names.slice(i, i + 67).map((name) => pictures.put(name, Buffer.from('a'))));
    const found = [];
    for await (const name of pictures.list('masters/')) found.push(name);
    expect(found.sort()).toEqual(names);
    for (let i = 0; i < names.length; i += 67) await Promise.all(names.slice(i, i + 67).map(pictures.remove));
  });

  it.each([
    ['a bucket that is not there', { bucket: 'nobodys' }],
    ['a wrong secret', { secret: 'wrong' }],
    ['a key that nobody has', { key: 'nobody' }],
  ])('%s is an error, never a picture that is missing', async (_what, wrong) => {
    const pictures = createS3Pictures({ ...settings, ...wrong });
    await expect(pictures.get(NAME)).rejects.toThrow();
  });
});

it('a server that is away is an error, never a picture that is missing', async () => {
  const pictures = createS3Pictures({ ...settings, url: 'http://127.0.0.1:1' });
  await expect(pictures.has(NAME)).rejects.toThrow();
});
