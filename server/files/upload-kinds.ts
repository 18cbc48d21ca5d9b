import { extname } from 'node:path';
import { AppError } from '../../rules/errors.ts';
import { LIMITS } from '../../rules/limits.ts';
import type { MessageKey } from '../../rules/messages.ts';
import type { MediaKind } from './media-names.ts';
import type { ReceivedUpload } from './received-upload.ts';

interface KindRule {
  /** As detected by file-type. */
  contentTypes: readonly string[];
  maximumBytes: number;
  refusal: MessageKey;
}

const KIND_RULES: Readonly<Record<MediaKind, KindRule>> = {
  IMAGE: {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maximumBytes: LIMITS.imageBytes,
    refusal: 'onlyImages',
  },
  VIDEO: { contentTypes: ['video/mp4'], maximumBytes: LIMITS.videoBytes, refusal: 'onlyMp4' },
  PDF: { contentTypes: ['application/pdf'], maximumBytes: LIMITS.pdfBytes, refusal: 'onlyPdf' },
};

/** The kind that an extension claims. Others claim nothing: "Diwali 12.11" is a valid name for a photo. */
const EXTENSION_CLAIMS: Readonly<Record<string, MediaKind | 'OTHER'>> = {
  '.jpg': 'IMAGE',
  '.jpeg': 'IMAGE',
  '.jfif': 'IMAGE',
  '.png': 'IMAGE',
  '.webp': 'IMAGE',
  '.gif': 'IMAGE',
  '.mp4': 'VIDEO',
  '.m4v': 'VIDEO',
  '.mov': 'VIDEO',
  '.pdf': 'PDF',
  '.svg': 'OTHER',
  '.html': 'OTHER',
  '.htm': 'OTHER',
};

interface UploadClaims {
  accepts: readonly MediaKind[];
  /** As declared by the client; only compared with the content, never trusted. */
  mimeType?: string;
  fileName?: string;
}

/** The size limit of an upload that may be of any of these kinds. */
export function maximumUploadBytes(accepts: readonly MediaKind[]): number {
  return Math.max(...accepts.map((kind) => KIND_RULES[kind].maximumBytes));
}

/**
 * The kind of an upload, detected from its content.
 * @throws AppError BAD_USER_INPUT when the kind is not acceptable or is not what the client declared,
 *   PAYLOAD_TOO_LARGE over the kind's own limit
 */
export function checkUploadKind(
  upload: Pick<ReceivedUpload, 'contentType' | 'byteSize'>,
  { accepts, mimeType, fileName }: UploadClaims,
): MediaKind {
  const kind = accepts.find((accepted) =>
    KIND_RULES[accepted].contentTypes.some((type) => type === upload.contentType),
  );
  if (!kind) throw new AppError('BAD_USER_INPUT', refusalOf(accepts, upload.contentType), { field: 'file' });
  const claims = [claimOfMimeType(mimeType), EXTENSION_CLAIMS[extname(fileName ?? '').toLowerCase()]];
  if (claims.some((claim) => claim !== undefined && claim !== kind)) {
    throw new AppError('BAD_USER_INPUT', 'fileTypeMismatch', { field: 'file' });
  }
  if (upload.byteSize > KIND_RULES[kind].maximumBytes) {
    throw new AppError('PAYLOAD_TOO_LARGE', 'fileTooLarge', { field: 'file' });
  }
  return kind;
}

/** What phones call their films, which look like an mp4 to their owners. */
const PHONE_FILMS = ['video/quicktime', 'video/x-m4v', 'video/3gpp', 'video/3gpp2'];

function refusalOf(accepts: readonly MediaKind[], contentType = ''): MessageKey {
  if (accepts.includes('VIDEO') && PHONE_FILMS.includes(contentType)) return 'filmOfPhone';
  const [only, ...others] = accepts;
  return only && others.length === 0 ? KIND_RULES[only].refusal : 'fileTypeNotSupported';
}

function claimOfMimeType(mimeType = ''): MediaKind | 'OTHER' | undefined {
  const type = mimeType.split(';', 1)[0]?.trim().toLowerCase();
  // Sent by clients that do not know the type; the second is that of a part without one (RFC 7578 §4.4).
  if (!type || ['application/octet-stream', 'text/plain'].includes(type)) return undefined;
  if (type === 'application/pdf') return 'PDF';
  if (type.startsWith('video/')) return 'VIDEO';
  return type.startsWith('image/') && !type.startsWith('image/svg') ? 'IMAGE' : 'OTHER';
}
