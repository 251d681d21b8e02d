import type { S3Client } from '@aws-sdk/client-s3';
import { assertBeginning, assertPictureName, type Pictures } from '@/server/ports/pictures';

export interface S3Settings {
  url: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
}

const CONNECTION_MS = 5_000;
const REQUEST_MS = 30_000;
const TRIES = 3;

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
const typeOf = (name: string) => TYPES[name.split('.')[1] ?? ''] ?? 'application/octet-stream';

/** HEAD has no body that would name the code. */
const isMissing = (error: unknown) => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || (name === 'NotFound' && $metadata?.httpStatusCode === 404);
};

async function openClient({ url, key, secret, region }: S3Settings): Promise<S3Client> {
  const { S3Client: Client } = await import('@aws-sdk/client-s3');
  return new Client({
    ...{ endpoint: url, region, credentials: { accessKeyId: key, secretAccessKey: secret } },
    // The name of a bucket before the host name asks for a certificate that few servers have.
    forcePathStyle: true,
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECTION_MS, requestTimeout: REQUEST_MS },
    // Not every server of S3 knows the checksums that Amazon's has.
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
  });
}

/** The client is loaded with the first picture: a shop without S3 never has it in memory. */
export function createS3Pictures(settings: S3Settings): Pictures {
  const { bucket: Bucket } = settings;
  let opened: Promise<S3Client> | undefined;
  const client = () => {
    opened ??= openClient(settings);
    return opened;
  };
  const sdk = () => import('@aws-sdk/client-s3');
  const asked = (name: string) => {
    assertPictureName(name);
    return { Bucket, Key: name };
  };
  return {
    async put(name, bytes) {
      const { PutObjectCommand } = await sdk();
      await (await client()).send(
        new PutObjectCommand({ ...asked(name), Body: bytes, ContentLength: bytes.length, ContentType: typeOf(name) }),
      );
    },

    async get(name) {
      const { GetObjectCommand } = await sdk();
      try {
        const { Body } = await (await client()).send(new GetObjectCommand(asked(name)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async has(name) {
      const { HeadObjectCommand } = await sdk();
      try {
        await (await client()).send(new HeadObjectCommand(asked(name)));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    async *list(beginning) {
      assertBeginning(beginning);
      const { ListObjectsV2Command } = await sdk();
      let next: string | undefined;
      do {
        const page = await (await client()).send(
          new ListObjectsV2Command({ Bucket, Prefix: beginning, ...(next && { ContinuationToken: next }) }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) yield Key;
        next = page.NextContinuationToken;
      } while (next);
    },

    async remove(name) {
      const { DeleteObjectCommand } = await sdk();
      await (await client()).send(new DeleteObjectCommand(asked(name)));
    },
  };
}
