import type { EntityManager } from 'typeorm';
import { AppError } from '../../rules/errors.ts';
import { MediaFile } from './media-file.entity.ts';

/**
 * For whoever replaces or removes a picture of a record that is locked: what a colleague has just put there would go for good.
 * @param seen the name of the file that was shown, empty for none; null for callers who do not say
 * @throws AppError CONFLICT when it is another by now
 */
export async function requireSeenFile(
  manager: EntityManager,
  fileId: number | null | undefined,
  seen: string | null,
): Promise<void> {
  // An argument that is left out is undefined.
  if (typeof seen !== 'string') return;
  const stored = fileId ? await manager.findOneBy(MediaFile, { id: fileId }) : null;
  if ((stored?.fileName ?? '') !== seen) throw new AppError('CONFLICT', 'changedByAnother');
}
