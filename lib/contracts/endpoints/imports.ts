import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { AddressId, Keyed } from '@/lib/contracts/fields';
import { IMPORT_TYPES, ImportKind, ImportPicture, ImportReport, PICTURE_TYPES } from '@/lib/contracts/imports';

const ofFeed = { tag: 'import', session: 'feed', caller: 'machine' } as const;

export const importEndpoints = {
  send: {
    ...ofFeed,
    method: 'PUT',
    path: '/import/{kind}',
    summary:
      'Takes rows of one kind over, in the order they came in; the same Idempotency-Key and body get the same report again',
    params: z.object({ kind: ImportKind }),
    headers: Keyed.extend({ 'Content-Encoding': z.enum(['gzip', 'identity']).optional() }),
    upload: IMPORT_TYPES,
    answer: ImportReport,
    status: 202,
    location: 'Where the report is asked for',
    errors: ['kind_not_allowed', 'invalid_idempotency_key', 'idempotency_key_reused'],
    words: {
      not_found: 'imports.unknownKind',
      unsupported_media_type: 'imports.wrongType',
      payload_too_large: 'imports.tooLarge',
      invalid_body: 'imports.broken',
      invalid_idempotency_key: 'imports.invalidKey',
      idempotency_key_reused: 'imports.keyReused',
    },
  },
  picture: {
    ...ofFeed,
    method: 'PUT',
    path: '/import/pictures',
    summary: 'Keeps a photograph of at most 25 MB, which rows sent within 30 days may name',
    upload: PICTURE_TYPES,
    answer: ImportPicture,
    errors: ['kind_not_allowed', 'unavailable'],
    words: {
      unsupported_media_type: 'imports.wrongPictureType',
      payload_too_large: 'imports.pictureTooLarge',
      invalid_body: 'imports.noPicture',
    },
  },
  report: {
    ...ofFeed,
    method: 'GET',
    path: '/import/reports/{id}',
    summary: 'What became of an import, for 30 days: ask again until its state is done or failed',
    params: z.object({ id: AddressId }),
    answer: ImportReport,
  },
} as const satisfies Record<string, Endpoint>;
